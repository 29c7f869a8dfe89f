"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=TestMessage.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=AnyCatcher.js.map
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=workarounds.js.map
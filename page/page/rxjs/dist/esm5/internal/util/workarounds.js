export {};
//# sourceMappingURL=workarounds.js.map
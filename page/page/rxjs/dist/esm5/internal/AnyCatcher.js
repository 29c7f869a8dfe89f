export {};
//# sourceMappingURL=AnyCatcher.js.map
export {};
//# sourceMappingURL=timerHandle.js.map
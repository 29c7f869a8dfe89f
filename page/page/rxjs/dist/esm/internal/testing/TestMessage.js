export {};
//# sourceMappingURL=TestMessage.js.map
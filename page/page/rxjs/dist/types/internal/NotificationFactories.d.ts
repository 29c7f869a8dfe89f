export {};
//# sourceMappingURL=NotificationFactories.d.ts.map
declare const _default: {
    randomUUID: false | (() => `${string}-${string}-${string}-${string}-${string}`);
};
export default _default;

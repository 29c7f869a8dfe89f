export { fromFetch } from '../internal/observable/dom/fetch';
//# sourceMappingURL=index.d.ts.map
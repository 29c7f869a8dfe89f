export { compare } from './compare.js';
export { compareVersions } from './compareVersions.js';
export { satisfies } from './satisfies.js';
export { CompareOperator } from './utils.js';
export { validate, validateStrict } from './validate.js';

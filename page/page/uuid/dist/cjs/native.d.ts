/// <reference types="node" />
import { randomUUID } from 'crypto';
declare const _default: {
    randomUUID: typeof randomUUID;
};
export default _default;

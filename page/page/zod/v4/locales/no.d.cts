import type * as errors from "../core/errors.cjs";
export default function (): {
    localeError: errors.$ZodErrorMap;
};

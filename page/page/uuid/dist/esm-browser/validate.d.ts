declare function validate(uuid: unknown): boolean;
export default validate;

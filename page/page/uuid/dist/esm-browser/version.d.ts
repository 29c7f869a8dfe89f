declare function version(uuid: string): number;
export default version;

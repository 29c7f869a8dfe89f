export default function untruncateJson(json: string): string;

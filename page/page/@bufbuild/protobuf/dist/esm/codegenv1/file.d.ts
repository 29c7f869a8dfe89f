export { fileDesc } from "../codegenv2/file.js";

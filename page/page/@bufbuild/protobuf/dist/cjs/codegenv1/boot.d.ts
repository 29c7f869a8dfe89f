export { boot } from "../codegenv2/boot.js";

export { download } from "../platform/download";

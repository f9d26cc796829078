export { startWorker } from "../platform/worker";

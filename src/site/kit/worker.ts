export { START_LIMIT, startWorker } from "../platform/worker";

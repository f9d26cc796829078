/** Where the page has its patterns run: whatever they do, they hold up nobody, and can be stopped. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import model from "./model";

serveIsolated(model, self as unknown as WorkerScope);

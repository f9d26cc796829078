/** Where the page has its patterns run: whatever they do, they hold up nobody, and can be stopped. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import regex from "./calculator";

serveIsolated(regex, self as unknown as WorkerScope);

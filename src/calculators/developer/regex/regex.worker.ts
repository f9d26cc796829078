/** Worker that runs the page's patterns, so that they cannot block the page and can be stopped. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import regex from "./calculator";

serveIsolated(regex, self as unknown as WorkerScope);

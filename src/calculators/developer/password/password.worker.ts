/** Worker that checks passwords, which may take a second and needs dictionaries that the page does not load. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import generator from "./calculator";

serveIsolated(generator, self as unknown as WorkerScope);

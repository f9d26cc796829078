/** Where the page has a password judged: that may take a second, and needs dictionaries that the page does not. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import generator from "./calculator";

serveIsolated(generator, self as unknown as WorkerScope);

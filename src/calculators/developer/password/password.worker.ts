/** Where the page has a password judged: that may take a second, and needs dictionaries that the page does not. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import model from "./model";

serveIsolated(model, self as unknown as WorkerScope);

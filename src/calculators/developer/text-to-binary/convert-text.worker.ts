/** Where the page has long texts converted: megabytes take longer than a key may. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import textToBinary from "./calculator";

serveIsolated(textToBinary, self as unknown as WorkerScope);

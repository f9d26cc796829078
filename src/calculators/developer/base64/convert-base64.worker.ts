/** Where the page has long texts converted: megabytes take longer than a key may. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import base64 from "./calculator";

serveIsolated(base64, self as unknown as WorkerScope);

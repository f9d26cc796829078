/** Worker that converts long texts, because megabytes would block the page on every keystroke. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import base64 from "./calculator";

serveIsolated(base64, self as unknown as WorkerScope);

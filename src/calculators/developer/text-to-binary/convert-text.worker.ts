/** Worker that converts long texts, because megabytes would block the page on every keystroke. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import textToBinary from "./calculator";

serveIsolated(textToBinary, self as unknown as WorkerScope);

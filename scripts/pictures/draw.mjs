/** Draws pictures of pages beside the rest of the build, on another processor. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * @param {string} folder of the built site
 * @param {{ name: string, url: string }} site
 * @returns `add` a picture by the name of its file, and wait until all of them are written
 */
export function startDrawing(folder, { name, url }) {
  const worker = new Worker(new URL("./worker.mjs", import.meta.url), { workerData: { folder, site: { name, url } } });
  const ended = once(worker, "exit");
  // It is reported where the pictures are waited for.
  ended.catch(() => {});
  return {
    /** @param {string} file @param {import("./contents.mjs").Contents} contents */
    add: (file, contents) => worker.postMessage({ file, contents }),
    async finish() {
      worker.postMessage(null);
      await ended;
    },
  };
}

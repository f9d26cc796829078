import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { FONTS } from "./fonts.mjs";
import { pictureOf } from "./picture.mjs";
import { pngOf } from "./png.mjs";

const { folder, site } = workerData;

parentPort.on("message", (message) => {
  if (message === null) return parentPort.close();
  const { file, contents } = message;
  try {
    const image = new Resvg(pictureOf(contents, site), { font: FONTS }).render();
    writeFileSync(join(folder, file), pngOf(image));
  } catch (cause) {
    throw new Error(`${file}: ${cause.message}`, { cause });
  }
});

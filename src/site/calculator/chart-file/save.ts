/** Charts as files and on the clipboard; fetched with the first press. */
import { site } from "../../../../site.config";
import type { Format } from "../../../core/format";
import { isoDayOf } from "../../../math/dates/iso-date";
import { download } from "../../platform/download";
import { toast } from "../../platform/toast";
import { type Picture, pictureOf } from "./picture";

export type ChartFile = "svg" | "png";

/** Pixels of the image for each pixel of the drawing, so that it is sharp on paper and on good screens. */
const SCALE = 2;

/** The chart next to a button, with the name of its page, its own, and the day. */
function pictureBeside(button: Element, label: string, format: Format): Picture {
  const figure = button.closest(".chart-file")?.querySelector<HTMLElement>("figure");
  if (!figure) throw new Error("there is no chart beside the button");
  const name = document.querySelector("h1")?.textContent ?? "";
  const source = `${site.name}, ${format.date(isoDayOf(new Date()))}. ${location.host}${location.pathname}`;
  return pictureOf(figure, { title: [name, label].filter(Boolean).join(": "), source });
}

async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the image is empty"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** @param name of the file, without its ending */
export async function saveChart(kind: ChartFile, button: Element, name: string, label: string, format: Format) {
  const picture = pictureBeside(button, label, format);
  if (kind === "svg") download(`${name}.svg`, "image/svg+xml", [picture.svg]);
  else download(`${name}.png`, "image/png", [await pngOf(picture)]);
}

export async function copyChart(button: Element, label: string, format: Format): Promise<void> {
  try {
    // A promise, because Safari writes only in the event of the press.
    const png = pngOf(pictureBeside(button, label, format));
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    toast("Chart copied");
  } catch {
    toast("This browser doesn’t copy images. Save the chart instead.");
  }
}

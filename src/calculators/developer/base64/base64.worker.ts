/**
 * Encodes or decodes a file. It reads one piece, turns it around and hands it to the browser, which keeps long results
 * on disk; so the memory taken is that of a few pieces, however long the file.
 */
import { BadBase } from "../../../math/encoding/base-decode";
import { mediaTypeOf, wholeCharacters } from "../../../math/encoding/media-type";
import type { Order, Report } from "./protocol";
import { transcoder } from "./transcode";

/** What a type is told by. */
const SAMPLE = 65_536;

addEventListener("message", ({ data }: MessageEvent<Order<Blob>>) => {
  run(data).catch((error) => {
    const message =
      error instanceof BadBase
        ? error.message
        : "The file could not be read; it may have been moved or changed.";
    report({ kind: "failed", message });
  });
});

async function run({ file, job }: Order<Blob>): Promise<void> {
  const coder = transcoder(job);
  const parts: Blob[] = [];
  for (let at = 0; at < file.size; at += coder.pieceBytes) {
    const piece = await file.slice(at, at + coder.pieceBytes).arrayBuffer();
    parts.push(new Blob([coder.write(new Uint8Array(piece))]));
    report({ kind: "progress", bytes: Math.min(file.size, at + coder.pieceBytes) });
  }
  coder.end();
  const result = new Blob(parts);
  const bytes = job.mode === "encode" ? file : result;
  const sample = new Uint8Array(await bytes.slice(0, SAMPLE).arrayBuffer());
  const type = mediaTypeOf(bytes.size > SAMPLE ? wholeCharacters(sample) : sample);
  report({
    kind: "done",
    result: result.slice(0, result.size, job.mode === "encode" ? "text/plain" : type),
    type,
  });
}

function report(message: Report<Blob>): void {
  postMessage(message);
}

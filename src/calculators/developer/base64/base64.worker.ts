/**
 * Encodes or decodes a file. It reads one piece at a time, converts it and hands it to the browser, which keeps long
 * results on disk, so memory use is limited to a few pieces for any file size.
 */
import { BadBase } from "../../../math/encoding/base-decode";
import { mediaTypeOf, wholeCharacters } from "../../../math/encoding/media-type";
import type { Order, Report } from "./protocol";
import { transcoder } from "./transcode";

/** Number of bytes from which the media type is detected. */
const SAMPLE = 65_536;

addEventListener("message", ({ data }: MessageEvent<Order<Blob>>) => {
  run(data).catch((error) => {
    const message =
      error instanceof BadBase ? error.message : "The file couldn’t be read. It may have been moved or changed.";
    report({ kind: "failed", message });
  });
});

async function run({ file, job }: Order<Blob>): Promise<void> {
  const coder = transcoder(job);
  const parts: Blob[] = [];
  let done = 0;
  // The page waits for a sign that this file has loaded, which the first piece of a slow disk would give too late.
  report({ kind: "progress", bytes: 0 });
  for await (const piece of piecesOf(file, coder.pieceBytes)) {
    parts.push(new Blob([coder.write(piece)]));
    done += piece.length;
    report({ kind: "progress", bytes: done });
  }
  parts.push(new Blob([coder.end()]));
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

/** Yields the file in pieces of `length` bytes, the last one shorter; a piece may reuse the previous one's buffer. */
async function* piecesOf(file: Blob, length: number): AsyncGenerator<Uint8Array> {
  const reader = readerOf(file);
  if (!reader) {
    for (let at = 0; at < file.size; at += length)
      yield new Uint8Array(await file.slice(at, at + length).arrayBuffer());
    return;
  }
  let buffer = new ArrayBuffer(length);
  for (;;) {
    let filled = 0;
    let ended = false;
    while (filled < length && !ended) {
      const { done, value } = await reader.read(new Uint8Array(buffer, filled));
      ended = done;
      if (!value) return;
      buffer = value.buffer;
      filled += value.length;
    }
    if (filled > 0) yield new Uint8Array(buffer, 0, filled);
    if (ended) return;
  }
}

/** A reader that fills a reusable buffer, or null if the browser does not support it. */
function readerOf(file: Blob): ReadableStreamBYOBReader | null {
  try {
    return file.stream().getReader({ mode: "byob" });
  } catch {
    return null;
  }
}

function report(message: Report<Blob>): void {
  postMessage(message);
}

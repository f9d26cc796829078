import type { Readable } from "node:stream";

const LINE_BREAK = 0x0a;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The lines of a stream, as many at a time as have arrived, without blank ones. One that is not in UTF-8 is null: with
 * its bytes replaced, it would be answered as if it said something else.
 */
export async function* linesOf(input: Readable): AsyncGenerator<readonly (string | null)[]> {
  let started: Buffer[] = [];
  for await (const chunk of input as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(LINE_BREAK) + 1;
    if (end > 0) {
      yield linesIn(Buffer.concat([...started, chunk.subarray(0, end)]));
      started = [];
    }
    started.push(chunk.subarray(end));
  }
  yield linesIn(Buffer.concat(started));
}

/** No byte of a longer character equals that of a line break, so the bytes can be split before they are decoded. */
function linesIn(bytes: Buffer): readonly (string | null)[] {
  const whole = textIn(bytes);
  return (whole === null ? split(bytes).map(textIn) : whole.split("\n")).filter(
    (line) => line === null || line.trim() !== "",
  );
}

function textIn(bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function split(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0; from <= bytes.length; ) {
    const next = bytes.indexOf(LINE_BREAK, from);
    const end = next < 0 ? bytes.length : next;
    lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return lines;
}

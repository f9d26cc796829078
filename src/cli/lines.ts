import type { Readable } from "node:stream";
import { utf8Text } from "./utf8";

const LINE_BREAK = 0x0a;

/**
 * The lines of a stream, as many at a time as have arrived, without blank ones. One that is not in UTF-8 is null.
 *
 * @param longest how many bytes a line may have before it is given up, with an error
 */
export async function* linesOf(
  input: Readable,
  longest = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly (string | null)[]> {
  let started: Buffer[] = [];
  let length = 0;
  for await (const chunk of input as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(LINE_BREAK) + 1;
    if (end > 0) {
      yield linesIn(Buffer.concat([...started, chunk.subarray(0, end)]));
      started = [];
      length = 0;
    }
    started.push(chunk.subarray(end));
    length += chunk.length - end;
    if (length > longest) throw new Error(`A line exceeds ${longest} bytes.`);
  }
  yield linesIn(Buffer.concat(started));
}

/** No byte of a longer character equals that of a line break, so the bytes can be split before they are decoded. */
function linesIn(bytes: Buffer): readonly (string | null)[] {
  const whole = utf8Text(bytes);
  return (whole === null ? split(bytes).map(utf8Text) : whole.split("\n")).filter(
    (line) => line === null || line.trim() !== "",
  );
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

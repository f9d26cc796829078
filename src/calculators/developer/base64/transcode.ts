import { ALPHABETS } from "../../../math/encoding/base-alphabets";
import { BadBase, BaseDecoder } from "../../../math/encoding/base-decode";
import { encodeGroups, LineBreaker, reusedBuffer } from "../../../math/encoding/base-encode";
import { encodeText } from "../../../math/encoding/charsets";
import { textOfUnits } from "../../../math/encoding/code-points";
import { beginsDataUri, dataUriHead, readDataUri } from "../../../math/encoding/data-uri";
import { EscapedBaseDecoder } from "../../../math/encoding/escaped-base";
import type { Inputs } from "./inputs";

/** How to convert a file. */
export type Job = Pick<Inputs, "mode" | "alphabet" | "padding" | "lineLength" | "lineEnding" | "strict"> & {
  /** Media type of the data URI to be written; null for none. */
  readonly dataUriType: string | null;
};

/** Converts a file piece by piece, so that only one piece is in memory at a time. */
export interface Transcoder {
  /** Size in bytes of every piece except the last, which may be shorter. */
  readonly pieceBytes: number;
  /**
   * Converts the next piece. The result is valid until the next call.
   *
   * @throws BadBase
   */
  write(piece: Uint8Array): Uint8Array<ArrayBuffer>;
  /**
   * Returns the rest of the output after the last piece.
   *
   * @throws BadBase if the file ends too early
   */
  end(): Uint8Array<ArrayBuffer>;
}

/** Groups in a piece: in Base64, 0.8 MB to encode or 1 MB to decode. */
const GROUPS = 2 ** 18;
/** Groups encoded at a time within a piece. */
const STEP = 2 ** 12;
const NOTHING = new Uint8Array(0);
/** Maximum length of a line break: CR LF. */
const LONGEST_END = 2;
/** Maximum length of the head of a data URI; longer ones do not occur in practice. */
const HEAD = 1024;

/** Creates the transcoder for one file. */
export function transcoder(job: Job): Transcoder {
  return job.mode === "encode" ? encoder(job) : decoder(job);
}

function encoder({ alphabet, padding, lineLength, lineEnding, dataUriType }: Job): Transcoder {
  const { groupBytes, groupChars } = ALPHABETS[alphabet];
  const length = dataUriType === null ? lineLength : 0;
  const breaker = new LineBreaker(length, lineEnding);
  let head = encodeText(dataUriType === null ? "" : dataUriHead(dataUriType), "latin1");
  const [groups, lines, whole] = [reusedBuffer(), reusedBuffer(), reusedBuffer()];
  const step = groupBytes * STEP;
  return {
    pieceBytes: groupBytes * GROUPS,
    write(piece) {
      const chars = groupChars * Math.ceil(piece.length / groupBytes);
      const ends = length === 0 ? 0 : LONGEST_END * Math.ceil(chars / length);
      const out = whole(head.length + chars + ends);
      out.set(head);
      let made = head.length;
      head = NOTHING;
      // Encodes in small steps, so that only the result buffer is as large as the piece.
      for (let at = 0; at < piece.length; at += step) {
        const codes = encodeGroups(piece.subarray(at, at + step), alphabet, padding, groups);
        const broken = breaker.write(codes, lines);
        out.set(broken, made);
        made += broken.length;
      }
      return out.subarray(0, made);
    },
    // For an empty file `write` was never called, so the head is still unwritten.
    end: () => head,
  };
}

function decoder({ alphabet, strict }: Job): Transcoder {
  const room = reusedBuffer();
  let base: BaseDecoder | EscapedBaseDecoder | undefined;
  return {
    pieceBytes: ALPHABETS[alphabet].groupChars * GROUPS,
    write(piece) {
      if (base) return base.write(piece, room);
      const start = textOfUnits(piece.subarray(0, HEAD));
      const uri = readDataUri(start, strict);
      if (!uri && piece.length > HEAD && beginsDataUri(start, strict))
        throw new BadBase(
          "The part of this data URI before its comma has more than 1,024 characters. Paste it as text instead.",
        );
      if (uri && !uri.base64) throw new BadBase("This data URI is not Base64. Paste it as text instead.");
      const from = uri?.dataFrom ?? 0;
      base = uri ? new EscapedBaseDecoder(alphabet, strict, start.slice(0, from)) : new BaseDecoder(alphabet, strict);
      return base.write(piece.subarray(from), room);
    },
    end() {
      base?.end();
      return NOTHING;
    },
  };
}

import { ALPHABETS } from "../../../math/encoding/base-alphabets";
import { BadBase, BaseDecoder } from "../../../math/encoding/base-decode";
import { encodeGroups, LineBreaker, reusedRoom } from "../../../math/encoding/base-encode";
import { encodeText } from "../../../math/encoding/charsets";
import { textOfUnits } from "../../../math/encoding/code-points";
import { dataUriHead, readDataUri } from "../../../math/encoding/data-uri";
import type { Inputs } from "./inputs";

/** What is to be done with a file. */
export type Job = Pick<Inputs, "mode" | "alphabet" | "padding" | "lineLength" | "lineEnding" | "strict"> & {
  /** Media type of the data URI to be written; null for none. */
  readonly dataUriType: string | null;
};

/** Turns a file around piece by piece, so that only a piece at a time is held. */
export interface Transcoder {
  /** How many bytes a piece has, all but the last. */
  readonly pieceBytes: number;
  /** What comes of the next piece; good until the next is written. @throws BadBase */
  write(piece: Uint8Array): Uint8Array<ArrayBuffer>;
  /** @throws BadBase where the file ends too early */
  end(): void;
}

/** Groups in a piece: 768 KB to encode, 1 MB to decode. */
const GROUPS = 2 ** 18;
const STEP = 2 ** 12;
/** Of a line: CR LF. */
const LONGEST_END = 2;
/** Longer heads of data URIs do not occur. */
const HEAD = 1024;

export function transcoder(job: Job): Transcoder {
  return job.mode === "encode" ? encoder(job) : decoder(job);
}

function encoder({ alphabet, padding, lineLength, lineEnding, dataUriType }: Job): Transcoder {
  const { groupBytes, groupChars } = ALPHABETS[alphabet];
  const length = dataUriType === null ? lineLength : 0;
  const breaker = new LineBreaker(length, lineEnding);
  let head = dataUriType === null ? "" : dataUriHead(dataUriType);
  const [groups, lines, whole] = [reusedRoom(), reusedRoom(), reusedRoom()];
  const step = groupBytes * STEP;
  return {
    pieceBytes: groupBytes * GROUPS,
    write(piece) {
      const chars = groupChars * Math.ceil(piece.length / groupBytes);
      const ends = length === 0 ? 0 : LONGEST_END * Math.ceil(chars / length);
      const out = whole(head.length + chars + ends);
      out.set(encodeText(head, "latin1"));
      let made = head.length;
      head = "";
      // In small steps, so that only the result is as long as the piece.
      for (let at = 0; at < piece.length; at += step) {
        const codes = encodeGroups(piece.subarray(at, at + step), alphabet, padding, groups);
        const broken = breaker.write(codes, lines);
        out.set(broken, made);
        made += broken.length;
      }
      return out.subarray(0, made);
    },
    end() {},
  };
}

function decoder({ alphabet, strict }: Job): Transcoder {
  const room = reusedRoom();
  let base: BaseDecoder | undefined;
  return {
    pieceBytes: ALPHABETS[alphabet].groupChars * GROUPS,
    write(piece) {
      if (base) return base.write(piece, undefined, room);
      const uri = readDataUri(textOfUnits(piece.subarray(0, HEAD)));
      if (uri && !uri.base64)
        throw new BadBase("This data URI is not in Base64; paste it as text to read it.");
      const from = uri?.dataFrom ?? 0;
      const name = uri && alphabet !== "base64url" ? "base64" : alphabet;
      base = new BaseDecoder(name, strict, from);
      return base.write(piece.subarray(from), undefined, room);
    },
    end() {
      base?.end();
    },
  };
}

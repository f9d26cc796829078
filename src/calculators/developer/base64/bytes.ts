import { decodeInput } from "./decode";
import { bytesToEncode } from "./encode";
import type { Inputs } from "./inputs";

/** The bytes, whichever side of the conversion they stand on; made once for every display. @throws InputError */
export function bytesOf(inputs: Inputs): Uint8Array<ArrayBuffer> {
  return inputs.mode === "encode" ? bytesToEncode(inputs) : decodeInput(inputs).bytes;
}

import type { ResultOf } from "../../../core/calculator";
import type base64 from "./calculator";
import { HEX_LIMIT } from "./hex";
import type { Inputs } from "./inputs";

/**
 * The field values that turn the result into the input of the other direction; null if there is no result or if it
 * could only be carried over in part.
 */
export function swapped(
  { mode }: Pick<Inputs, "mode">,
  outputs: Pick<ResultOf<typeof base64>, "output" | "hex" | "byteLength">,
): Readonly<Record<string, string>> | null {
  const { output, byteLength } = outputs;
  if (byteLength === 0) return null;
  if (mode === "encode") return { mode: "decode", input: output ?? "" };
  if (output !== null) return { mode: "encode", inputType: "text", input: output };
  return byteLength <= HEX_LIMIT ? { mode: "encode", inputType: "hex", input: outputs.hex ?? "" } : null;
}

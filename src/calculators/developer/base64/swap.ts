import type { ResultOf } from "../../../core/calculator";
import type base64 from "./calculator";
import { HEX_LIMIT } from "./hex";
import type { Inputs } from "./inputs";

/**
 * The texts of the fields that make the result the input of the other direction; null where there is no result, or
 * where it could go back only in part.
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

import { ALPHABETS, type BaseName } from "../../../math/encoding/base-alphabets";
import { encodeBase } from "../../../math/encoding/base-encode";
import { type Charset, encodeText } from "../../../math/encoding/charsets";
import { UnwritableCharacter } from "../../../math/encoding/code-points";
import { inputs } from "./inputs";

/** What the page opens with. */
export const EXAMPLE = String(inputs.input.default);

/**
 * The example as the other direction takes it; null where the text encoding cannot write it.
 *
 * @param alphabet as it stands in the form, where a link may have put anything
 */
export function codedExample(alphabet: string, charset: string): string | null {
  if (!Object.hasOwn(ALPHABETS, alphabet)) return null;
  try {
    return encodeBase(encodeText(EXAMPLE, charset as Charset), alphabet as BaseName);
  } catch (error) {
    if (error instanceof UnwritableCharacter) return null;
    throw error;
  }
}

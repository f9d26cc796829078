import { ALPHABETS, type BaseName } from "../../../math/encoding/base-alphabets";
import { encodeBase } from "../../../math/encoding/base-encode";
import { type Charset, encodeText } from "../../../math/encoding/charsets";
import { UnwritableCharacter } from "../../../math/encoding/code-points";
import { inputs } from "./inputs";

/** The text that the page opens with. */
export const EXAMPLE = String(inputs.input.default);

/**
 * The encoded example, for the other direction; null if the alphabet is unknown or the charset cannot encode it.
 *
 * @param alphabet value from the form, which a link may have set to anything
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

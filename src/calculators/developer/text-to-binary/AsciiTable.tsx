import { UnwritableCharacter } from "../../../math/encoding/code-points";
import { controlName } from "../../../math/encoding/control-names";
import type { ViewProps } from "../../../site/kit";
import type textToBinary from "./calculator";
import { encode } from "./encode";

const ALL = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** ASCII from 0 to 127. Selecting a character inserts it, or its code, at the cursor of the input. */
export default function AsciiTable({ inputs, textOf, setInputs }: ViewProps<typeof textToBinary>) {
  const { mode, format } = inputs;
  const decoding = mode === "decode";

  /** The character as it is written in the input; null if the format cannot represent it. */
  function codeOf(character: string): string | null {
    if (!decoding) return character;
    try {
      return encode(character, format, { ...inputs, separator: " ", padded: true, prefix: false }) || null;
    } catch (error) {
      if (error instanceof UnwritableCharacter) return null;
      throw error;
    }
  }

  function insert(code: string): void {
    const text = textOf("input");
    const area = document.getElementById("input") as HTMLTextAreaElement | null;
    const from = area?.selectionStart ?? text.length;
    const to = area?.selectionEnd ?? from;
    const spaced = decoding && ["binary", "octal", "decimal", "hex", "codepoint", "morse"].includes(format);
    const before = spaced && from > 0 && !/\s/.test(text[from - 1] ?? "") ? ` ${code}` : code;
    setInputs({ input: text.slice(0, from) + before + text.slice(to) });
    const caret = from + before.length;
    requestAnimationFrame(() => area?.setSelectionRange(caret, caret));
  }

  return (
    <div className="ascii">
      <p className="ascii-note">Select a character to insert it at the cursor.</p>
      <div className="ascii-keys" role="group" aria-label="Characters to insert">
        {ALL.map((character, code) => {
          const insertion = codeOf(character);
          const name = controlName(code) ?? (character === " " ? "space" : character);
          return (
            <button
              key={character}
              type="button"
              disabled={insertion === null}
              onClick={() => insertion !== null && insert(insertion)}
            >
              <b>{name}</b>
              <span>
                {code} · {code.toString(16).toUpperCase().padStart(2, "0")}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

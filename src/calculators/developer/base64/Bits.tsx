import { useEffect, useMemo, useState } from "react";
import { ALPHABETS } from "../../../math/encoding/base-alphabets";
import { hexByte } from "../../../math/encoding/ill-formed";
import { utf8ByteCount } from "../../../math/encoding/utf8";
import type { ViewProps } from "../../../site/kit";
import { Pager } from "../../../site/kit/Pager";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type base64 from "./calculator";
import { bitGroups } from "./group";
import { encodedLetters } from "./letters";

type Inputs = ViewProps<typeof base64>["inputs"];

/** Shows the group at the cursor in the input bit by bit; in Base64, three bytes become four characters. */
export function Bits({ inputs, model, format }: ViewProps<typeof base64>) {
  const [group, setGroup] = useState(0);
  const name = model.variant ?? "base64";
  const { bits, groupBytes, groupChars } = ALPHABETS[name];
  const groups = useMemo(() => bitGroups(model, name), [model, name]);
  const last = Math.max(0, groups.count - 1);
  const shown = Math.min(group, last);
  const drawn = groups.at(shown);

  useEffect(() => {
    const note = () => {
      const box = document.getElementById("input");
      if (box instanceof HTMLTextAreaElement && document.activeElement === box)
        setGroup(groupAt(inputs, box.selectionStart, groupBytes, groupChars));
    };
    document.addEventListener("selectionchange", note);
    return () => document.removeEventListener("selectionchange", note);
  }, [inputs, groupBytes, groupChars]);

  if (!drawn) return null;
  const width = 8 * groupBytes;
  const missingBytes = groupBytes - drawn.bytes.length;
  const missingChars = groupChars - drawn.chars.length - drawn.pads;
  const surplus = drawn.bits.slice(8 * drawn.bytes.length);
  return (
    <figure className="table-figure">
      <ScrollRegion className="bits" label="Bits">
        <table>
          <caption className="visually-hidden">
            Bytes {drawn.bytes.map(hexByte).join(" ")} as characters {drawn.chars.map(({ letter }) => letter).join("")}
          </caption>
          <tbody>
            <tr>
              <th scope="row">Bytes</th>
              {drawn.bytes.map((byte, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a byte is identified by its position
                <td key={i} colSpan={8} className="bits-byte">
                  {hexByte(byte)}
                  {byte > 0x20 && byte < 0x7f && <small> {String.fromCharCode(byte)}</small>}
                </td>
              ))}
              {missingBytes > 0 && <td colSpan={8 * missingBytes} />}
            </tr>
            <tr>
              <th scope="row">Bits</th>
              {[...drawn.bits].map((bit, i) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bit is identified by its position
                  key={i}
                  className={i >= drawn.bits.length - drawn.filled ? "bits-bit filled" : "bits-bit"}
                  data-start={i % bits === 0 ? "" : undefined}
                >
                  {bit}
                </td>
              ))}
              {drawn.bits.length < width && <td colSpan={width - drawn.bits.length} />}
            </tr>
            <tr>
              <th scope="row">Numbers</th>
              {drawn.chars.map(({ value }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a character is identified by its position
                <td key={i} colSpan={bits} className="bits-char">
                  {value}
                </td>
              ))}
              {drawn.pads + missingChars > 0 && <td colSpan={bits * (drawn.pads + missingChars)} />}
            </tr>
            <tr>
              <th scope="row">Letters</th>
              {drawn.chars.map(({ letter }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a character is identified by its position
                <td key={i} colSpan={bits} className="bits-char">
                  <b>{letter}</b>
                </td>
              ))}
              {Array.from({ length: drawn.pads }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a character is identified by its position
                <td key={i} colSpan={bits} className="bits-char filled">
                  <b>=</b>
                </td>
              ))}
              {missingChars > 0 && <td colSpan={bits * missingChars} />}
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
      <figcaption className="table-tools">
        <span>
          The group at the cursor in the input
          {surplus.includes("1") ? "; the last bits are unused" : surplus && "; zero bits pad the last character"}.
        </span>
        <Pager id="bits" page={shown} pages={last + 1} onTurn={setGroup}>
          {format.number(shown + 1)} of {format.number(last + 1)}
        </Pager>
      </figcaption>
    </figure>
  );
}

/** Index of the group that contains the character after the caret. */
function groupAt(inputs: Inputs, caret: number, groupBytes: number, groupChars: number): number {
  const { mode, input, inputType, charset } = inputs;
  if (mode === "decode") return Math.floor(encodedLetters(inputs, caret).length / groupChars);
  const before = input.slice(0, caret);
  const bytes =
    inputType === "hex"
      ? Math.floor(before.replace(/[^0-9a-f]+/gi, "").length / 2)
      : charset === "utf-8"
        ? utf8ByteCount(before)
        : before.length * (charset.startsWith("utf-16") ? 2 : 1);
  return Math.floor(bytes / groupBytes);
}

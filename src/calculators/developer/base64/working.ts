import type { Step } from "../../../core/calculator";
import { ALPHABETS, type BaseName } from "../../../math/encoding/base-alphabets";
import { hexByte } from "../../../math/encoding/ill-formed";
import { bitGroup, inParts } from "./group";

/** The first group, from bytes to letters, and why there is padding or none. */
export function groupWorking(bytes: Uint8Array, name: BaseName, padding: boolean): Step[] {
  const alphabet = ALPHABETS[name];
  const { bits: width, groupBytes, groupChars } = alphabet;
  const group = bitGroup(bytes, 0, name);
  if (!group) return [{ label: "Bytes", expression: "There are none", value: "0" }];
  const numbers = group.chars.map(({ value }) => value).join(", ");
  return [
    {
      label: group.bytes.length === 1 ? "The first byte" : `The first ${group.bytes.length} bytes`,
      expression: "In hex",
      value: group.bytes.map(hexByte).join(" "),
    },
    {
      label: `Their ${8 * group.bytes.length} bits`,
      expression: "Eight of each byte",
      value: inParts(group.bits.slice(0, 8 * group.bytes.length), 8),
    },
    {
      label: `In parts of ${width}`,
      expression:
        group.filled > 0
          ? `${group.filled} zero ${group.filled === 1 ? "bit fills" : "bits fill"} the last part`
          : "They fill the parts exactly",
      value: inParts(group.bits, width),
    },
    { label: "As numbers", expression: `Each from 0 to ${2 ** width - 1}`, value: numbers },
    {
      label: `Letters of the ${alphabet.name} alphabet`,
      expression: `Letter number ${numbers}`,
      value: group.chars.map(({ letter }) => letter).join(""),
    },
    paddingStep(bytes.length, groupBytes, groupChars, width, padding),
  ];
}

function paddingStep(
  length: number,
  groupBytes: number,
  groupChars: number,
  width: number,
  padding: boolean,
): Step {
  const rest = length % groupBytes;
  if (groupBytes === 1)
    return {
      label: "Padding",
      expression: "Every byte is two characters, so there is never any",
      value: "none",
    };
  const division = `${length} = ${groupBytes} × ${Math.floor(length / groupBytes)} + ${rest}`;
  if (rest === 0)
    return { label: "Padding", expression: `${division}: the last group is full`, value: "none" };
  const chars = Math.ceil((8 * rest) / width);
  const missing = `${division}: ${rest} ${rest === 1 ? "byte takes" : "bytes take"} ${chars} of ${groupChars} characters`;
  return {
    label: "Padding",
    expression: padding ? missing : `${missing}; padding is left out`,
    value: padding ? "=".repeat(groupChars - chars) : "none",
  };
}

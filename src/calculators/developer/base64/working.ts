import type { Step } from "../../../core/calculator";
import { ALPHABETS, type BaseName, charsOf } from "../../../math/encoding/base-alphabets";
import { hexByte } from "../../../math/encoding/ill-formed";
import { bytesOf } from "./bytes";
import { type BitGroup, bitGroups, inParts } from "./group";
import type { Inputs } from "./inputs";

/** As many as a group of Base64 has. */
const BYTES_SHOWN = 3;

/**
 * The first group, from bytes to letters, and why there is padding or none.
 *
 * @param variant the alphabet of the letters; null where none was used, and there are only bytes
 */
export function stepsOf(inputs: Inputs, variant: BaseName | null): Step[] {
  const bytes = bytesOf(inputs);
  if (bytes.length === 0) return [{ label: "Bytes", expression: "There are none", value: "0" }];
  const groups = variant && bitGroups(inputs, variant);
  const [first, last] = [groups?.at(0), groups?.at(groups.count - 1)];
  if (!variant || !first || !last) return byteSteps(Array.from(bytes.subarray(0, BYTES_SHOWN)));
  return [
    ...byteSteps(first.bytes),
    ...letterSteps(first, variant),
    paddingStep(bytes.length, variant, last.pads),
  ];
}

function byteSteps(bytes: readonly number[]): Step[] {
  return [
    {
      label: bytes.length === 1 ? "The first byte" : `The first ${bytes.length} bytes`,
      expression: "In hex",
      value: bytes.map(hexByte).join(" "),
    },
    {
      label: `Their ${8 * bytes.length} bits`,
      expression: "Eight of each byte",
      value: bytes.map((byte) => byte.toString(2).padStart(8, "0")).join(" "),
    },
  ];
}

function letterSteps(group: BitGroup, name: BaseName): Step[] {
  const alphabet = ALPHABETS[name];
  const numbers = group.chars.map(({ value }) => value).join(", ");
  return [
    {
      label: `In parts of ${alphabet.bits}`,
      expression: restOf(group),
      value: inParts(group.bits, alphabet.bits),
    },
    { label: "As numbers", expression: `Each from 0 to ${2 ** alphabet.bits - 1}`, value: numbers },
    {
      label: `Letters of the ${alphabet.name} alphabet`,
      expression: `Letter number ${numbers}`,
      value: group.chars.map(({ letter }) => letter).join(""),
    },
  ];
}

/** What the bits of the last character are that no byte takes. */
function restOf({ bits, filled }: BitGroup): string {
  if (filled === 0) return "They fill the parts exactly";
  const rest = bits.slice(-filled);
  if (rest.includes("1"))
    return `The last ${filled === 1 ? "bit" : `${filled} bits`}, ${rest}, ${filled === 1 ? "belongs" : "belong"} to no byte`;
  return `${filled} zero ${filled === 1 ? "bit fills" : "bits fill"} the last part`;
}

/** @param pads signs of padding that are there */
function paddingStep(length: number, name: BaseName, pads: number): Step {
  const alphabet = ALPHABETS[name];
  const { groupBytes, groupChars } = alphabet;
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
  const chars = charsOf(rest, alphabet);
  const taken = `${division}: ${rest} ${rest === 1 ? "byte takes" : "bytes take"} ${chars} of ${groupChars} characters`;
  const left = groupChars - chars - pads;
  return {
    label: "Padding",
    expression: left === 0 ? taken : `${taken}; ${pads === 0 ? "padding" : `${left} “=”`} is left out`,
    value: "=".repeat(pads) || "none",
  };
}

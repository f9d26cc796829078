import { type Step, step } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { ALPHABETS, type BaseName, charsOf } from "../../../math/encoding/base-alphabets";
import { hexByte } from "../../../math/encoding/ill-formed";
import type { Jwt } from "../../../math/encoding/jwt";
import { shortened } from "../../../math/words/phrases";
import type { Conversion } from "./conversion";
import { type BitGroup, bitGroups, inParts } from "./group";

/** The size of a Base64 group. */
const BYTES_SHOWN = 3;

/** Steps for the first group, from bytes to letters, and for the padding; only bytes if no alphabet was used. */
export function working(conversion: Conversion): Listed<Step> {
  const { inputs, bytes, variant, token } = conversion;
  if (token) return tokenSteps(inputs.input, token);
  if (bytes.length === 0) return [step("Bytes", "None", "0")];
  const groups = variant && bitGroups(conversion, variant);
  const [first, last] = [groups?.at(0), groups?.at(groups.count - 1)];
  if (!variant || !first || !last) return byteSteps(Array.from(bytes.subarray(0, BYTES_SHOWN)));
  return [byteSteps(first.bytes), letterSteps(first, variant), paddingStep(bytes.length, variant, last.pads)];
}

/** The dot-separated parts of a JSON Web Token. */
function tokenSteps(input: string, { header, payload, signatureBytes }: Jwt): Listed<Step> {
  const [first = "", second = "", third = ""] = input.trim().split(".");
  const signature = `${signatureBytes} ${signatureBytes === 1 ? "byte" : "bytes"}`;
  return [
    step("Header: first part, from Base64url", shortened(first, 60), shortened(header, 60)),
    step("Payload: second part, from Base64url", shortened(second, 60), shortened(payload, 60)),
    step("Signature: third part, not verified", shortened(third, 60) || "Empty", signature),
  ];
}

function byteSteps(bytes: readonly number[]): Listed<Step> {
  return [
    step(
      bytes.length === 1 ? "The first byte" : `The first ${bytes.length} bytes`,
      "In hex",
      bytes.map(hexByte).join(" "),
    ),
    step(
      `Their ${8 * bytes.length} bits`,
      "Eight per byte",
      bytes.map((byte) => byte.toString(2).padStart(8, "0")).join(" "),
    ),
  ];
}

function letterSteps(group: BitGroup, name: BaseName): Listed<Step> {
  const alphabet = ALPHABETS[name];
  const numbers = group.chars.map(({ value }) => value).join(", ");
  return [
    step(`In groups of ${alphabet.bits}`, restOf(group), inParts(group.bits, alphabet.bits)),
    step("As numbers", `Each from 0 to ${2 ** alphabet.bits - 1}`, numbers),
    step(
      `Letters of the ${alphabet.name} alphabet`,
      `Letter number ${numbers}`,
      group.chars.map(({ letter }) => letter).join(""),
    ),
  ];
}

/** Describes the surplus bits of the last character. */
function restOf({ bits, filled }: BitGroup): string {
  if (filled === 0) return "They fill the groups exactly";
  const rest = bits.slice(-filled);
  if (rest.includes("1"))
    return `The last ${filled === 1 ? "bit" : `${filled} bits`}, ${rest}, ${filled === 1 ? "is" : "are"} unused`;
  return `${filled} zero ${filled === 1 ? "bit pads" : "bits pad"} the last group`;
}

/** @param pads number of padding characters present */
function paddingStep(length: number, name: BaseName, pads: number): Step {
  const alphabet = ALPHABETS[name];
  const { groupBytes, groupChars } = alphabet;
  const rest = length % groupBytes;
  if (groupBytes === 1) return step("Padding", "Every byte is two characters, so there is never any", "none");
  const division = `${length} = ${groupBytes} × ${Math.floor(length / groupBytes)} + ${rest}`;
  if (rest === 0) return step("Padding", `${division}: the last group is full`, "none");
  const chars = charsOf(rest, alphabet);
  const taken = `${division}: ${rest} ${rest === 1 ? "byte takes" : "bytes take"} ${chars} of ${groupChars} characters`;
  const left = groupChars - chars - pads;
  return step(
    "Padding",
    left === 0 ? taken : `${taken}; ${pads === 0 ? "padding" : `${left} “=”`} is left out`,
    "=".repeat(pads) || "none",
  );
}

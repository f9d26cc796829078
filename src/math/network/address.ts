/** IPv4 and IPv6 addresses as big integers: parsing and formatting. */
import { shortened } from "../words/phrases";

export type Version = 4 | 6;

export interface Address {
  readonly version: Version;
  readonly value: bigint;
}

/** Length of an address in bits. */
export const BITS: Readonly<Record<Version, number>> = { 4: 32, 6: 128 };

/** Thrown for text that is not an address; the message is a sentence that says what is wrong and where. */
export class AddressError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "AddressError";
  }
}

/** Typed text for use in a message: truncated if long, quoted unless it looks like an address. */
export function quoted(text: string): string {
  const short = shortened(text, 60);
  return /^\d[\w:./-]*$/.test(short) ? short : `“${short}”`;
}

/**
 * Reads `192.168.10.77` or `2001:db8::1`, optionally with a dotted IPv4 ending.
 *
 * @throws AddressError
 */
export function readAddress(text: string): Address {
  try {
    if (text.includes(":")) return { version: 6, value: readIpv6(text) };
    if (text.includes(".")) return { version: 4, value: readIpv4(text) };
  } catch (reason) {
    if (reason instanceof AddressError) throw new AddressError(`${quoted(text)} is not an address: ${reason.message}.`);
    throw reason;
  }
  throw new AddressError(`${quoted(text)} is not an address: write one like 192.168.10.77 or 2001:db8::1.`);
}

/** Rejects leading zeros, because some programs read such parts as octal (RFC 6943 §3.1.1). */
function readIpv4(text: string): bigint {
  const parts = text.split(".");
  if (parts.length !== 4) throw new AddressError(`it must have four parts separated by dots, but has ${parts.length}`);
  return parts.reduce((value, part, i) => {
    const place = `part ${i + 1}`;
    if (!/^\d+$/.test(part))
      throw new AddressError(part === "" ? `${place} is empty` : `${place}, “${part}”, is not a number`);
    if (part.length > 1 && part.startsWith("0"))
      throw new AddressError(`${place}, “${part}”, has a leading zero, which some programs read as octal`);
    if (part.length > 3 || Number(part) > 255)
      throw new AddressError(`each part must be between 0 and 255, and ${place} is ${part.slice(0, 20)}`);
    return value * 256n + BigInt(part);
  }, 0n);
}

function readIpv6(text: string): bigint {
  if (text.includes(":::")) throw new AddressError("it has three colons in a row");
  const halves = text.split("::");
  if (halves.length > 2) throw new AddressError("“::” may appear only once");
  const [head = [], tail] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const ending = tail ?? head;
  const dotted = ending.at(-1)?.includes(".") ? (ending.pop() as string) : null;
  const front = head.map((group, i) => readGroup(group, i));
  const back = tail?.map((group, i) => readGroup(group, head.length + i)) ?? [];
  if (dotted !== null) {
    const low = readIpv4(dotted);
    (tail ? back : front).push(low >> 16n, low & 0xffffn);
  }
  const count = front.length + back.length;
  if (!tail && count !== 8) throw new AddressError(`it must have eight groups separated by colons, but has ${count}`);
  if (tail && count > 7) throw new AddressError("“::” must replace at least one group, and there are eight without it");
  const zeros = Array.from({ length: 8 - count }, () => 0n);
  return [...front, ...zeros, ...back].reduce((value, group) => (value << 16n) | group, 0n);
}

function readGroup(group: string, i: number): bigint {
  const place = `group ${i + 1}`;
  if (group === "") throw new AddressError(`${place} is empty`);
  if (!/^[\da-f]+$/i.test(group)) throw new AddressError(`${place}, “${group}”, is not hexadecimal`);
  if (group.length > 4) throw new AddressError(`${place}, “${group}”, has more than four digits`);
  return BigInt(`0x${group}`);
}

/** Dotted for IPv4; for IPv6 the shortest form of RFC 5952, in which mapped IPv4 addresses (section 5) end dotted. */
export function addressText(version: Version, value: bigint): string {
  if (version === 4) return bytes(value).join(".");
  return value >> 32n === 0xffffn ? `::ffff:${bytes(value).join(".")}` : compressed(value);
}

function bytes(value: bigint): number[] {
  return [24n, 16n, 8n, 0n].map((shift) => Number((value >> shift) & 255n));
}

function groupsOf(value: bigint): string[] {
  return Array.from({ length: 8 }, (_, i) => ((value >> BigInt(112 - 16 * i)) & 0xffffn).toString(16));
}

/**
 * RFC 5952 §4: lowercase, no leading zeros, and the longest run of two or more zero groups (the first if several) as
 * `::`.
 */
function compressed(value: bigint): string {
  const groups = groupsOf(value);
  let best = { start: 0, length: 1 };
  for (let start = 0; start < 8; start++) {
    let length = 0;
    while (groups[start + length] === "0") length++;
    if (length > best.length) best = { start, length };
  }
  if (best.length < 2) return groups.join(":");
  return `${groups.slice(0, best.start).join(":")}::${groups.slice(best.start + best.length).join(":")}`;
}

/** All digits: `2001:0db8:0000:…`; an IPv4 address is unchanged. */
export function expandedText({ version, value }: Address): string {
  if (version === 4) return addressText(4, value);
  return groupsOf(value)
    .map((group) => group.padStart(4, "0"))
    .join(":");
}

/** 8 or 32 hexadecimal digits. */
export function hexText({ version, value }: Address): string {
  return value.toString(16).padStart(BITS[version] / 4, "0");
}

/** All bits: octets separated by dots, or groups of 16 bits separated by colons. */
export function binaryText({ version, value }: Address): string {
  const bits = value.toString(2).padStart(BITS[version], "0");
  const size = version === 4 ? 8 : 16;
  return (bits.match(new RegExp(`.{${size}}`, "g")) ?? []).join(version === 4 ? "." : ":");
}

/** Reverse DNS name (PTR record) of the address. */
export function reverseName(address: Address): string {
  const parts = address.version === 4 ? bytes(address.value).map(String) : [...hexText(address)];
  return `${parts.reverse().join(".")}.${address.version === 4 ? "in-addr" : "ip6"}.arpa`;
}

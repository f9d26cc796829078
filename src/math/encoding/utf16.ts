/** Strict UTF-16: lone surrogates are not allowed (Unicode Standard, version 16, section 3.9). */
import {
  isHighSurrogate,
  isLowSurrogate,
  isSurrogate,
  refuseLoneSurrogates,
  textOfUnits,
  unitsOfText,
} from "./code-points";
import { hexByte, IllFormed, type OnFault, REPLACEMENT, refuse } from "./ill-formed";

/** @throws UnwritableCharacter for a lone surrogate */
export function encodeUtf16(text: string): Uint16Array<ArrayBuffer> {
  refuseLoneSurrogates(text);
  return unitsOfText(text);
}

/** @throws IllFormed for a lone surrogate, unless `onFault` returns, in which case it becomes U+FFFD */
export function decodeUtf16(units: Uint16Array, onFault: OnFault = refuse): string {
  const sound = units.slice();
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as number;
    if (!isSurrogate(unit)) continue;
    if (isHighSurrogate(unit) && isLowSurrogate(units[i + 1] ?? 0)) {
      i++;
      continue;
    }
    const half = isHighSurrogate(unit)
      ? "the first half of a pair, but no second half follows"
      : "the second half of a pair, but no first half precedes it";
    onFault(new IllFormed(`Unit ${unit.toString(16).toUpperCase()} (number ${i + 1}) is ${half}.`));
    sound[i] = REPLACEMENT;
  }
  return textOfUnits(sound);
}

export type ByteOrder = "little" | "big";

/** @throws UnwritableCharacter for a lone surrogate */
export function encodeUtf16Bytes(text: string, order: ByteOrder): Uint8Array<ArrayBuffer> {
  const units = encodeUtf16(text);
  const bytes = new Uint8Array(units.length * 2);
  const low = order === "little" ? 0 : 1;
  for (let i = 0; i < units.length; i++) {
    bytes[2 * i + low] = (units[i] as number) & 0xff;
    bytes[2 * i + 1 - low] = (units[i] as number) >> 8;
  }
  return bytes;
}

/** @throws IllFormed for an ill-formed part, unless `onFault` returns, in which case it becomes U+FFFD */
export function decodeUtf16Bytes(bytes: Uint8Array, order: ByteOrder, onFault: OnFault = refuse): string {
  const units = new Uint16Array(bytes.length >> 1);
  const low = order === "little" ? 0 : 1;
  for (let i = 0; i < units.length; i++)
    units[i] = (bytes[2 * i + low] as number) | ((bytes[2 * i + 1 - low] as number) << 8);
  const text = decodeUtf16(units, onFault);
  if (bytes.length % 2 === 0) return text;
  const last = hexByte(bytes[bytes.length - 1] as number);
  onFault(new IllFormed(`Byte ${last} (number ${bytes.length}) is left over: UTF-16 uses bytes in pairs.`));
  return text + String.fromCharCode(REPLACEMENT);
}

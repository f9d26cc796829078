/** What `\d`, `\w`, `\s`, `.`, `^` and `$` match or stop at, as ranges of code points. */
import { LAST_CODE_POINT } from "../../../math/encoding/code-points";

export type Ranges = readonly (readonly [from: number, to: number])[];

export const DIGITS: Ranges = [[0x30, 0x39]];
export const WORD: Ranges = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x30, 0x39],
  [0x5f, 0x5f],
];
/** With flags i and u, `\w` also matches ſ and the Kelvin sign: ECMA-262, section 22.2.2.9.3. */
export const FOLDED_WORD: Ranges = [...WORD, [0x17f, 0x17f], [0x212a, 0x212a]];
/** ECMA-262, sections 12.2 and 12.3. */
export const JAVASCRIPT_SPACE: Ranges = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
export const ASCII_SPACE: Ranges = [
  [0x09, 0x0d],
  [0x20, 0x20],
];
/** `[\t\n\f\r ]`, without the vertical tab. */
export const RE2_SPACE: Ranges = [
  [0x09, 0x0a],
  [0x0c, 0x0d],
  [0x20, 0x20],
];
/** ECMA-262, section 12.3. */
export const JAVASCRIPT_LINE_ENDS: Ranges = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];
export const LINE_FEED: Ranges = [[0x0a, 0x0a]];

/** Every code point that is not in any of the ranges. */
export function complementOf(ranges: Ranges): Ranges {
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (from > next) gaps.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST_CODE_POINT) gaps.push([next, LAST_CODE_POINT]);
  return gaps;
}

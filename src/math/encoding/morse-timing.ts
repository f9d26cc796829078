/** Timing of a Morse signal: Recommendation ITU-R M.1677-1, section 2. */

export interface MorseMark {
  /** Start and end, in seconds from the beginning. */
  readonly from: number;
  readonly to: number;
  /** Index of the letter within the message, counted from 0 without spaces. */
  readonly letter: number;
}

/** A dash lasts three dots. The gap within a letter is one dot, between letters three, between words seven. */
const DASH = 3;
const LETTER_SPACE = 3;
const WORD_SPACE = 7;

/**
 * @param code dots and dashes, with a space between letters and ` / ` between words
 * @param wordsPerMinute speed in words like PARIS, which takes 50 dots
 */
export function morseMarks(code: string, wordsPerMinute: number): MorseMark[] {
  const dot = 60 / (50 * wordsPerMinute);
  const marks: MorseMark[] = [];
  let at = 0;
  let letter = 0;
  for (const word of code.split("/")) {
    for (const signal of word.split(" ").filter(Boolean)) {
      for (const sign of signal) {
        const length = sign === "-" ? DASH : 1;
        marks.push({ from: at * dot, to: (at + length) * dot, letter });
        at += length + 1;
      }
      at += LETTER_SPACE - 1;
      letter++;
    }
    at += WORD_SPACE - LETTER_SPACE;
  }
  return marks;
}

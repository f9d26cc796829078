/** When a Morse signal is on: Recommendation ITU-R M.1677-1, section 2. */

export interface MorseMark {
  /** Seconds from the start. */
  readonly from: number;
  readonly to: number;
  /** Which letter of the message it belongs to, counted from 0 without spaces. */
  readonly letter: number;
}

/** A dash is as long as three dots, the space within a letter one, between letters three, between words seven. */
const DASH = 3;
const LETTER_SPACE = 3;
const WORD_SPACE = 7;

/**
 * @param code dots and dashes, a space between letters, ` / ` between words
 * @param wordsPerMinute of the word PARIS, which takes 50 dots
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

/** International Morse code: Recommendation ITU-R M.1677-1 (2009), section 1.1. */
import { shortened } from "../words/phrases";
import { BadEscape } from "./bad-escape";
import { codePointName, positionOf, UnwritableCharacter } from "./code-points";

const LETTERS =
  "A .- B -... C -.-. D -.. E . É ..-.. F ..-. G --. H .... I .. J .--- K -.- L .-.. M -- N -. O --- P .--. " +
  "Q --.- R .-. S ... T - U ..- V ...- W .-- X -..- Y -.-- Z --..";
const FIGURES = "1 .---- 2 ..--- 3 ...-- 4 ....- 5 ..... 6 -.... 7 --... 8 ---.. 9 ----. 0 -----";
const SIGNS =
  ". .-.-.- , --..-- : ---... ? ..--.. ' .----. - -....- / -..-. ( -.--. ) -.--.- \" .-..-. = -...- + .-.-. " +
  "@ .--.-.";

const PAIRS = `${LETTERS} ${FIGURES} ${SIGNS}`
  .split(" ")
  .flatMap((item, i, all) => (i % 2 === 0 ? [[item, all[i + 1] as string] as const] : []));

const CHARACTERS: ReadonlyMap<string, string> = new Map(PAIRS.map(([character, signal]) => [signal, character]));

const SIGNALS: ReadonlyMap<string, string> = new Map([
  ...PAIRS,
  ...PAIRS.map(([character, signal]) => [character.toLowerCase(), signal] as const),
  // The multiplication sign is sent as the letter X.
  ["×", "-..-"],
]);

/** Matches characters without a Morse signal. White space separates words. */
const UNKNOWN = new RegExp(
  `[^\\s${[...SIGNALS.keys()].map((one) => `\\u{${one.codePointAt(0)?.toString(16)}}`).join("")}]`,
  "u",
);

/** Whether the text can be written in Morse code. */
export function isMorse(text: string): boolean {
  return !UNKNOWN.test(text);
}

/**
 * Writes signals with a space between letters and ` / ` between words.
 *
 * @throws UnwritableCharacter
 */
export function encodeMorse(text: string): string {
  const words: string[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    const signals: string[] = [];
    let at = index;
    for (const character of word) {
      const signal = SIGNALS.get(character);
      if (signal === undefined) throw new UnwritableCharacter(text, at);
      signals.push(signal);
      at += character.length;
    }
    words.push(signals.join(" "));
  }
  return words.join(" / ");
}

/**
 * Decodes to capital letters. Words are separated by `/` and line ends.
 *
 * @throws BadEscape
 */
export function decodeMorse(text: string): string {
  const stray = /[^\s/.·\-−–]/u.exec(text);
  if (stray) {
    const [character] = stray;
    const name = codePointName(character.codePointAt(0) as number);
    throw new BadEscape(
      `“${character}” (${name}) at position ${positionOf(text, stray.index)} is not Morse code: use . - / and spaces.`,
    );
  }
  let number = 0;
  return text
    .split(/[/\r\n\u2028\u2029]/u)
    .map((word) =>
      (word.match(/\S+/gu) ?? [])
        .map((group) => {
          number++;
          const signal = group.replaceAll("·", ".").replace(/[−–]/gu, "-");
          const character = CHARACTERS.get(signal);
          if (character === undefined)
            throw new BadEscape(`Group ${number} “${shortened(group)}” is not a Morse signal.`);
          return character;
        })
        .join(""),
    )
    .filter((word) => word !== "")
    .join(" ");
}

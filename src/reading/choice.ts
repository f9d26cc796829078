/** Choices by their codes, their labels, or words that mean one of them: `Married filing jointly`, `bought`, `CA`. */
import { joinWithOr } from "../math/words/lists";
import { type Asked, quoted, type Reading, type Refused, type Understood } from "./reading";

export interface ChoiceField extends Asked {
  /** Code → label. */
  readonly options: Readonly<Record<string, string>>;
  /** Finds an option by a name that its label does not have, such as that of a unit or a currency. */
  readonly find?: (name: string) => string | null;
}

/** Options that a refusal lists; of more, only the ones that the text may mean. */
const MOST_LISTED = 12;

/** Reads a choice as its code. */
export function choice(text: string, field: ChoiceField): Reading<Understood<string>> {
  const { options, find, noun } = field;
  const own = exactly(text, options) ?? find?.(text.trim()) ?? meant(text, options);
  if (own !== null) return { value: own };
  const entries = Object.entries(options);
  const likely = entries.filter(([code, label]) => near(text, `${code} ${label}`));
  const several = likely.length > 1 && likely.length <= MOST_LISTED;
  const listed = several ? likely : entries.slice(0, MOST_LISTED);
  const names = listed.map(([code, label]) => (simple(code) === simple(label) ? code : `${code} (${label})`));
  const reason = several ? "could be several choices" : "is not a choice";
  const isAll = several || listed.length === entries.length;
  const choices = isAll ? joinWithOr(names) : `one of ${names.join(", ")} … (${entries.length} in all)`;
  const refusal = `${quoted(text)} ${reason}${noun === undefined ? "" : ` for “${noun}”`}. Choose ${choices}.`;
  return { refusal, part: text.trim() } satisfies Refused;
}

/** Words that mean an option of trades and payments, by its code. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  buy: ["bought", "buy", "b", "purchase", "purchased", "acquired"],
  sell: ["sold", "sell", "s", "sale", "disposed"],
  income: ["credit", "deposit", "received", "in"],
  expense: ["debit", "withdrawal", "paid", "out"],
};

/** The code of the option with this code or label; null if there is none. */
function exactly(text: string, options: Readonly<Record<string, string>>): string | null {
  if (Object.hasOwn(options, text)) return text;
  const wanted = simple(text);
  const found = Object.entries(options).filter(([code, label]) => simple(code) === wanted || simple(label) === wanted);
  return wanted !== "" && found[0] && found.length === 1 ? found[0][0] : null;
}

/** The only option that has all words of a text, or words that begin with them; null if none or several have. */
function meant(text: string, options: Readonly<Record<string, string>>): string | null {
  const words = wordsIn(text);
  if (words.length === 0) return null;
  const found = Object.entries(options).filter(([code, label]) => {
    const own = wordsIn(`${code} ${label}`);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

/** Whether a name has a word of a text, or one that begins like it. */
function near(text: string, name: string): boolean {
  const own = wordsIn(name);
  return wordsIn(text).some((word) => word.length > 2 && own.some((one) => one.startsWith(word)));
}

/**
 * The code of the option that a cell of a table means: by its first word, if that is enough, or by the only
 * word that names an action, as in “You bought”. Null if none or several.
 */
export function choiceInCell(text: string, options: Readonly<Record<string, string>>): string | null {
  const exact = exactly(text, options);
  if (exact !== null) return exact;
  const entries = Object.entries(options);
  const words = wordsIn(text);
  const [first = ""] = words;
  if (first === "") return null;
  const known = entries.filter(([code]) => ACTIONS[code]?.includes(first));
  // “IB” and “Dual enrollment” match “AP, IB, dual”, and “H” matches if only one choice begins with it.
  const likely =
    known.length > 0
      ? known
      : entries.filter(([code, label]) =>
          wordsIn(`${code} ${label}`).some((word) => word.startsWith(first.replace(/(?<=...)s$/, ""))),
        );
  const isPhrase = likely.length === 0 && !/\d/.test(text);
  const found = isPhrase ? entries.filter(([code]) => words.some((word) => ACTIONS[code]?.includes(word))) : likely;
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

function simple(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

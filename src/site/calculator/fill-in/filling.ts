/** Reads the sentences of “Fill in from a sentence”. Fetched when the box is first opened. */
import { exampleFor } from "../../../ask/example";
import { type FilledIn, type FilledPage, fillIn } from "../../../ask/fill-in";
import type { Surroundings } from "../../../ask/values";
import { ASKABLES } from "../../../calculators/askables";
import type { AnyCalculator } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { CURRENCY_CODES } from "../../../data/currencies";
import { loadUnits } from "../../../reading/units";
import type { CalculatorCard } from "../../navigation/page";
import { visitorHabits } from "../../preferences/habits";
import type { Texts } from "../answering";
import { canonicalText } from "../canonical-text";
import { fetchInterpreter, type Interpreter } from "../interpreter-loader";

export interface Filling extends FilledIn {
  /** The inputs as texts for the page. */
  readonly texts: Texts;
  /** What was not used, as a sentence; empty if everything was. */
  readonly remark: string;
}

/** The page as it is when a sentence is read. */
type PageNow = Pick<FilledPage, "current" | "format">;

export interface SentenceReader {
  read(sentence: string, now: PageNow): Filling;
  /** A sentence that would be understood; empty if there is none. */
  example(now: PageNow): string;
}

/** Reads sentences for one page. */
export async function readerFor(
  calculator: AnyCalculator,
  { id, tool }: Pick<CalculatorCard, "id" | "tool">,
): Promise<SentenceReader> {
  const askable = ASKABLES.find((one) => one.id === id);
  if (!askable) throw new Error(`${id} cannot be asked`);
  const [units, { visitorTexts }] = await Promise.all([loadUnits(), fetchInterpreter()]);
  const about: Surroundings = { habits: visitorHabits(), units, codes: CURRENCY_CODES };
  const pageNow = (now: PageNow): FilledPage => ({ calculator, askable, tool, ...now });
  return {
    read(sentence, now) {
      const filled = fillIn(sentence, pageNow(now), about);
      const texts = textsOf(calculator, filled, now.format, visitorTexts);
      return { ...filled, texts, remark: filled.refusal ?? unusedSentence(filled.unused) };
    },
    example: (now) => exampleFor(pageNow(now), about),
  };
}

/** Numbers in canonical form, as a view gives them; rows as they are typed. */
function textsOf(
  { inputs: fields }: AnyCalculator,
  { inputs }: FilledIn,
  format: Format,
  visitorTexts: Interpreter["visitorTexts"],
): Texts {
  const texts = Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, canonicalText(value)]));
  const rows = Object.entries(texts).filter(([key]) => fields[key].type === "list");
  return { ...texts, ...visitorTexts(fields, Object.fromEntries(rows), format) };
}

/** `I don’t know “bananas” and “2 dogs” here.` Empty if everything was used. */
function unusedSentence(unused: readonly string[]): string {
  if (unused.length === 0) return "";
  const quoted = unused.map((piece) => `“${piece}”`);
  const last = quoted.pop();
  return `I don’t know ${quoted.length > 0 ? `${quoted.join(", ")} and ${last}` : last} here.`;
}

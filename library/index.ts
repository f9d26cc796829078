/**
 * Every calculator, by its ID. Each one is loaded when it is first used. To have one calculator and nothing else, import
 * its own entry: `reckoner/mortgage`.
 */
import { findEntry, loadCalculator } from "../src/calculators/catalog";
import { listing } from "../src/calculators/listing";
import { answerWith, describeWith, type Named, type Values } from "./answering";
import type { Calculators } from "./calculators";
import type { Answer, Asked, Options, RangedAnswer, Schema, Solution, Target, WithRanges } from "./types";

export type { Calculators } from "./calculators";
export type * from "./types";

/** `mortgage-calculator` */
export type CalculatorId = keyof Calculators & string;

type InputsOf<Id extends CalculatorId> = Calculators[Id]["inputs"];
type OutputsOf<Id extends CalculatorId> = Calculators[Id]["outputs"];

/** What a calculator is about. */
export interface CalculatorEntry {
  readonly id: CalculatorId;
  readonly name: string;
  /** One line: what it answers. */
  readonly purpose: string;
  readonly category: string;
  readonly keywords: readonly string[];
  /** For a collection of tools: the values of its input `tool`, and what each of them answers. */
  readonly tools?: readonly { readonly id: string; readonly name: string; readonly purpose: string }[];
}

/** Returns all calculators in the order of the site. */
export function list(): CalculatorEntry[] {
  return listing() as CalculatorEntry[];
}

/**
 * Answers with one calculator.
 *
 * @param id as in its address: `mortgage-calculator`
 * @param inputs inputs that are left out have their defaults
 * @throws RangeError if no calculator has this ID
 * @example
 * const { errors, headline, outputs } = await calculate("tip-calculator", { billAmount: 84, tipPercent: 20 });
 */
export function calculate<
  Id extends CalculatorId,
  Output extends keyof OutputsOf<Id> & string = keyof OutputsOf<Id> & string,
>(id: Id, inputs?: InputsOf<Id>, options?: Options<Output>): Promise<Answer<Pick<OutputsOf<Id>, Output>>>;
/**
 * Answers over ranges of up to three inputs, with the lowest and the highest results.
 *
 * @example
 * const { outputs } = await calculate("mortgage-calculator", { annualRate: { range: [6, 7] } });
 */
export function calculate<
  Id extends CalculatorId,
  Output extends keyof OutputsOf<Id> & string = keyof OutputsOf<Id> & string,
>(
  id: Id,
  inputs: WithRanges<InputsOf<Id>>,
  options?: Omit<Options<Output>, "working">,
): Promise<RangedAnswer<Pick<OutputsOf<Id>, Output>>>;
export async function calculate(id: string, inputs?: Values, options?: Options): Promise<Answer<Values>> {
  return answerWith(await named(id), inputs, options);
}

/**
 * Finds the value of one input at which an output reaches a target. If there are several, the one nearest to the value
 * in `inputs` is returned; if there is none, `errors` says so.
 *
 * @param id as in its address: `mortgage-calculator`
 * @param target the input that is wanted, and what the output should be
 * @param inputs all others; inputs that are left out have their defaults
 * @throws RangeError if no calculator has this ID
 * @example
 * const { solved } = await solve("mortgage-calculator", { for: "homePrice", output: "monthlyPayment", target: 2000 });
 */
export async function solve<
  Id extends CalculatorId,
  Output extends keyof OutputsOf<Id> & string = keyof OutputsOf<Id> & string,
>(
  id: Id,
  target: Target<Calculators[Id]["solvable"], Calculators[Id]["aim"]>,
  inputs?: InputsOf<Id>,
  options?: Options<Output>,
): Promise<Solution<Pick<OutputsOf<Id>, Output>>> {
  return (await answerWith(await named(id), inputs, options, target)) as Solution<Pick<OutputsOf<Id>, Output>>;
}

/**
 * Answers a question in words, such as `"15% of 80"` or `"mortgage 350k at 6.25% for 30 years"`. It never guesses: a question
 * with a word or a figure that is not understood, or without one that is needed, gets `errors`.
 *
 * @param question one line, with all figures and their units
 * @param options `today` is the date that the question is asked on, `YYYY-MM-DD`; by default, the date of this machine
 * @throws RangeError if `today` is not a date
 * @example
 * const { headline, reading, assumed } = await ask("25% tip on 60");
 */
export async function ask(question: string, options: { readonly today?: string } = {}): Promise<Asked<CalculatorId>> {
  const { askInWords } = await import("./asking");
  return (await askInWords(question, options.today)) as Asked<CalculatorId>;
}

/**
 * Describes the inputs of a calculator as a JSON Schema (2020-12): types, limits, units, defaults and choices. `x-outputs`
 * describes its outputs.
 *
 * @param id as in its address: `mortgage-calculator`
 * @throws RangeError if no calculator has this ID
 */
export async function describe(id: CalculatorId): Promise<Schema> {
  return describeWith(await named(id));
}

async function named(id: string): Promise<Named> {
  const meta = findEntry(id);
  if (!meta) throw new RangeError(`There is no calculator “${id}”.`);
  return { calculator: await loadCalculator(meta), meta };
}

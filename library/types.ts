/** The types that all calculators of the package share. */

/** A value as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Currencies in which amounts can be written, by ISO 4217. */
export type Currency = "USD" | "EUR" | "INR" | "JPY" | "GBP" | "AUD" | "CAD" | "CHF" | "CNY" | "HKD" | "NZD";

/** Why there is no answer. */
export interface Problem {
  /** Name of the input at fault, or `""` if no single input is. */
  readonly field: string;
  /** A sentence that says what is wrong and what is allowed. */
  readonly message: string;
}

/** Something to know about an answer. Notices never stop a calculation. */
export interface Notice {
  /** In kebab-case: `jumbo-loan`. */
  readonly code: string;
  /** A sentence with the numbers of the answer. */
  readonly message: string;
}

/** One step of the working: `Interest`, `$200,000.00 × 6% ÷ 12`, `$1,000.00`. */
export interface Step {
  readonly label: string;
  readonly expression: string;
  readonly value: string;
}

/** A figure that a law, an authority or a market sets for a period, and where it comes from. */
export interface DatedSource {
  /** What the figure is: `FHA loan limits`. */
  readonly label: string;
  /** The figure in words. */
  readonly text: string;
  /** First day in effect, `YYYY-MM-DD`; null if the figure is long-standing. */
  readonly from: string | null;
  /** Last day in effect; null if the figure applies until further notice. */
  readonly until: string | null;
  /** `carried-over`: the period has ended, and no later figure is known. `before-first`: it has not begun yet. */
  readonly status: "in-effect" | "carried-over" | "before-first";
  readonly source: { readonly title: string; readonly url?: string };
  readonly note?: string;
  /** What could not be confirmed with the authority. */
  readonly unconfirmed?: string;
}

/** What an answer should contain. */
export interface Options<Output extends string = string> {
  /** Names of the outputs to return. If omitted, all of them. Tables that are not named are not computed. */
  readonly outputs?: readonly Output[];
  /** Whether to return every step of the calculation. */
  readonly working?: boolean;
  /** Whether to return the dated figures that the answer relies on, with their sources. */
  readonly sources?: boolean;
  /**
   * Currency of the amounts in sentences and steps. If omitted, the one that the page starts with: US dollars, or rupees
   * where most readers are in India. A calculator that is about one country’s law or market always uses that country’s.
   * Numbers are never converted.
   */
  readonly currency?: Currency;
}

/** The answer to valid inputs. */
export interface Success<Outputs> {
  readonly errors?: undefined;
  /** The answer as a sentence, or the text itself if the answer is a text. */
  readonly headline: string;
  readonly outputs: Outputs;
  /** Address of the page with the same inputs filled in. Texts that were marked as private are left out. */
  readonly link: string;
  /** Present if it was requested. */
  readonly working?: readonly Step[];
  /** Present if they were requested. Empty if the answer relies on no dated figures. */
  readonly sources?: readonly DatedSource[];
}

/** Returned instead of an answer if an input is invalid, or if there is no answer to these inputs. */
export interface Failure {
  /** One for each invalid input. */
  readonly errors: readonly Problem[];
  readonly solved?: undefined;
  readonly ranges?: undefined;
  readonly headline?: undefined;
  readonly outputs?: undefined;
  readonly link?: undefined;
  readonly working?: undefined;
  readonly sources?: undefined;
}

/** An answer, or the reasons why there is none: test `errors` first. */
export type Answer<Outputs> = Success<Outputs> | Failure;

/** What to look for. */
export interface Target<Input extends string = string, Output extends string = string> {
  /** Name of the input whose value is wanted. */
  readonly for: Input;
  /** Name of the output that should reach the target. */
  readonly output: Output;
  readonly target: number | string | boolean;
}

/** The value found, and the answer with that value. */
export type Solution<Outputs> =
  | (Success<Outputs> & { readonly solved: { readonly input: string; readonly value: number | string } })
  | Failure;

/** All numbers from the first to the second, in place of one. */
export interface Range {
  readonly range: readonly [low: number, high: number];
}

/** Inputs of which up to three numbers may be ranges. */
export type WithRanges<Inputs> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends number | null | undefined ? Inputs[Name] | Range : Inputs[Name];
};

/** The value of each input that is a range. */
export interface Place {
  readonly [input: string]: number;
}

/** The lowest and the highest value of a number, a date or a time, and where they are. */
export interface Extremes<Value> {
  readonly low: Value;
  readonly high: Value;
  readonly at: { readonly low: Place; readonly high: Place };
  /** The result rises and falls within the range: its extremes were searched for, and do not follow from the ends. */
  readonly searched?: true;
  /** In a part of the range, there is no value. */
  readonly mayBeNull?: true;
}

/** An output that is no measure: the values that were found, at most ten. */
export interface Several<Value> {
  readonly values: readonly Value[];
}

/** What an output is over ranges: its value if it is the same everywhere; otherwise its extremes or its values. */
export type RangedValue<Value> =
  | Value
  | (number extends Value ? Extremes<number> : never)
  | (string extends Value ? Extremes<string> : never)
  | (number extends Value ? never : Several<Value>);

/** Outputs over ranges. Tables have none. */
export type RangedOutputs<Outputs> = {
  readonly [Name in keyof Outputs as Outputs[Name] extends readonly Notice[]
    ? Name
    : Outputs[Name] extends readonly unknown[]
      ? never
      : Name]: Outputs[Name] extends readonly Notice[] ? Outputs[Name] : RangedValue<Outputs[Name]>;
};

/** The answer to inputs of which some are ranges, or the reasons why there is none somewhere in them. */
export type RangedAnswer<Outputs> =
  | Failure
  | {
      readonly errors?: undefined;
      /** The inputs that were ranges. Left out if both ends of each are equal, which makes it a single number. */
      readonly ranges?: { readonly [input: string]: readonly [low: number, high: number] };
      readonly headline: string;
      readonly outputs: RangedOutputs<Outputs>;
      readonly link: string;
      readonly sources?: readonly DatedSource[];
    };

/** Answers with one calculator. Inputs that are left out have their defaults. */
export interface Calculate<Inputs, Outputs> {
  <Output extends keyof Outputs & string = keyof Outputs & string>(
    inputs?: Inputs,
    options?: Options<Output>,
  ): Promise<Answer<Pick<Outputs, Output>>>;
  /** Some of the inputs are ranges: then the answer has the lowest and the highest results. */
  <Output extends keyof Outputs & string = keyof Outputs & string>(
    inputs: WithRanges<Inputs>,
    options?: Omit<Options<Output>, "working">,
  ): Promise<RangedAnswer<Pick<Outputs, Output>>>;
}

/** Finds the value of one input at which an output reaches a target. The other inputs stay as they are. */
export type Solve<Inputs, Outputs, Solvable extends string, Aim extends string> = <
  Output extends keyof Outputs & string = keyof Outputs & string,
>(
  target: Target<Solvable, Aim>,
  inputs?: Inputs,
  options?: Options<Output>,
) => Promise<Solution<Pick<Outputs, Output>>>;

/** The answer to a question in words, or the reason why there is none: test `errors` first. */
export type Asked<Id extends string = string> =
  | Failure
  | {
      readonly errors?: undefined;
      /** ID of the calculator that answers. */
      readonly calculator: Id;
      /** What the question set, and the conventions that filled in the rest. */
      readonly inputs: { readonly [key: string]: Json };
      readonly headline: string;
      /** The question as it was understood: `Tip 25%, bill $60`. */
      readonly reading: string;
      /** What was assumed, in the same form; empty if nothing was. */
      readonly assumed: string;
      readonly outputs: { readonly [key: string]: unknown };
      /** Address of the page with the same inputs filled in. */
      readonly link: string;
    };

/** A JSON Schema (2020-12) of the inputs. `x-outputs` is the schema of the outputs. */
export type Schema = { readonly [keyword: string]: Json };

import type { Figure } from "../data/parameter";
import type { Draws } from "./draws";
import type { Fields, ValuesOf } from "./fields";
import type { Format } from "./format";
import type { Listed } from "./listed";
import type { OnDemand, Preparation } from "./on-demand";
import type { ReadFrom } from "./outputs";
import type { Json } from "./parse";

/** A note about a result. Notices never stop the calculation. */
export interface Notice {
  /** kebab-case */
  readonly code: string;
  /** A sentence that contains the user's numbers. */
  readonly message: string;
}

/** One step of the working, with the user's numbers filled in. */
export interface Step {
  readonly label: string;
  readonly expression: string;
  readonly value: string;
}

/** Returns every step of a calculation. */
export type ShowWorking<Model> = (model: Model, format: Format) => Listed<Step>;

/** The answer as a sentence, with the figure itself shown in large type: `before` **figure** `after`. */
export interface Headline {
  readonly before?: string;
  readonly figure: string;
  readonly after?: string;
  /** Name of the figure where it is shown without its sentence: `Each month`. */
  readonly label: string;
  /** Replaces the figure if the answer is text, such as IDs, a password or codes. Shown character for character. */
  readonly text?: string;
  /** Replaces the figure if the answer is several phrases, shown one per line, such as who pays whom. */
  readonly items?: readonly string[];
  /** A statistic about the answer, in small type on a separate line: `128 bits, very strong`. */
  readonly second?: string;
  /** Only an answer is green. Use `plain` if nothing was found and `problem` if the work was stopped. */
  readonly tone?: "answer" | "plain" | "problem";
  /** The text is a secret: the example in the HTML, which anyone can read, is hidden. */
  readonly secret?: boolean;
  /** What “Copy” copies, if that is not the text, the items or the sentence. */
  readonly copy?: string;
}

export interface Problem {
  /** Key of the input at fault, or `""` if no single input is. */
  readonly field: string;
  /** A sentence that says what is wrong and what is allowed. */
  readonly message: string;
}

/** Thrown by `derive` if inputs that are individually valid are not valid together. */
export class InputError extends Error {
  readonly problems: readonly Problem[];
  /** Partial model to read outputs from, if the work was stopped. */
  model?: unknown;

  constructor(field: string, message: string);
  constructor(problems: readonly Problem[]);
  constructor(first: string | readonly Problem[], message = "") {
    const problems = typeof first === "string" ? [{ field: first, message }] : first;
    super(problems[0]?.message);
    this.name = "InputError";
    this.problems = problems;
  }
}

/** Dependencies that are passed in, because `derive` must stay pure. */
export interface Tools {
  /** Cryptographically random bytes, or any other source that a test injects. */
  randomBytes(count: number): Uint8Array;
  /** Formats amounts and dates in messages, always in the visitor's currency. */
  readonly format: Format;
  /** Receives what was found so far, in case the work is stopped. Present only if `derive` runs isolated. */
  reportPartial?(found: readonly unknown[]): void;
  /** Receives the progress of the work, from 0 to 1. Present only if `derive` runs isolated. */
  reportProgress?(share: number): void;
}

/**
 * Work that may not finish in reasonable time. The page runs it in a worker (`site/kit/isolated.ts`), the command line
 * runs it under a watchdog (`cli/isolated.ts`), and both stop it at the time limit. `derive` itself stays a plain
 * function. Its model is sent from the worker to the page, so it must be plain data that `structuredClone` can copy
 * (getters are read).
 */
export interface Isolation<Inputs, Model = unknown> {
  /** Time limit for `derive`, in milliseconds. */
  limit(inputs: Inputs): number;
  /** The message, and the input it belongs to, if the time ran out or the visitor stopped the work. */
  stopped(inputs: Inputs, milliseconds: number, format: Format): Problem;
  /** Builds a partial model from what was reported before the stop. If omitted, there is no partial model. */
  partial?(inputs: Inputs, milliseconds: number, found: readonly unknown[], tools: Tools): Model;
}

/** A question that is itself a comparison: 15 against 30 years, one regime against the other. */
export interface ReadyComparison<Inputs = Readonly<Record<string, unknown>>> {
  /** In a button: `15 or 30 years`. */
  readonly label: string;
  /** Two to four scenarios with the inputs in which they differ; the rest is what the visitor entered. */
  readonly scenarios: readonly { readonly name: string; readonly inputs: Partial<Inputs> }[];
}

/** Outputs that every calculator has in addition to its own. */
export interface NoticeOutputs {
  readonly notices: readonly Notice[];
  /** The codes of the notices in order, separated by single spaces, or null if there are no notices. */
  readonly noticeCodes: string | null;
}

export type OutputsOf<O extends Fields> = Readonly<ValuesOf<O>> & NoticeOutputs;

/**
 * A calculator: its inputs, the model derived from them (the loan, the tax return, the subnet), and everything that is
 * read from that model.
 */
export interface Calculator<I extends Fields = Fields, Model = unknown, O extends Fields = Fields> {
  readonly inputs: I;
  readonly outputs: O;
  /**
   * Builds the model, once for each set of inputs. Outputs, headline, notices, working and view all read from it.
   * Every combination of valid inputs must either produce a model or be rejected. @throws InputError
   */
  derive(inputs: ValuesOf<I>, tools: Tools): Model;
  headline(model: Model, format: Format): Headline;
  /** What people should know about the answer. Notices never stop the calculation. */
  notices?(model: Model, format: Format): Listed<Notice>;
  /** On demand if it is long; the page opens with its working already in the HTML. */
  readonly working: ShowWorking<Model> | OnDemand<ShowWorking<Model>>;
  /** Comparisons that people come for, which the page offers ready-made. */
  readonly comparisons?: readonly ReadyComparison<ValuesOf<I>>[];
  /** For work that may not finish in reasonable time: the time limit, and the message when it is exceeded. */
  readonly isolated?: Isolation<ValuesOf<I>, Model>;
  /** For a calculator that uses random bytes: when its page draws new ones. See draws.ts. */
  readonly draws?: Draws<ValuesOf<I>>;
  /**
   * Returns what must be loaded before `derive` is called, or would improve its answer, or null once nothing is
   * missing. The inputs that the page opens with must not need anything.
   */
  prepare?(inputs: ValuesOf<I>): Preparation | null;
  /** What “solve for” must know beyond the `solve` of the fields. */
  readonly solving?: {
    /** Inputs that are reset to their defaults during the search, because they fit only the current value. */
    readonly without?: readonly (keyof I & string)[];
    /**
     * By target output, optional inputs that are set to null because the output limits them, such as the desired loan
     * amount.
     */
    readonly leftOut?: Readonly<Partial<Record<keyof O & string, readonly (keyof I & string)[]>>>;
    /** Exceeding the target is fine: the answer is the smallest whole input that reaches it. */
    readonly atLeast?: boolean;
    /**
     * Values that people would prefer to the one found, best first, such as the business day next to a Sunday. The
     * first one that produces exactly the same output is used.
     */
    preferred?(input: keyof I & string, inputs: NoInfer<ValuesOf<I>>): readonly Json[];
  };
  /**
   * The dated figures that the calculator uses, which its page lists with their sources. If they depend on the inputs,
   * this is a function of the model, and the page shows the figures of the current answer on request.
   */
  readonly figures?: readonly Figure[] | ((model: Model) => readonly Figure[]);
  /**
   * `fragment`: the share link puts the inputs after `#`, where no server sees them. `personal`: the same, and the
   * page's own address, which stays in the browser's history, contains no inputs at all.
   */
  readonly link?: "fragment" | "personal";
  /** For a collection, the calculator of each tool by the tool's ID. See tools.ts. */
  readonly tools?: Readonly<Record<string, AnyCalculator>>;
  /** Parameters that every link has in addition to the inputs: which tool of the collection it is for. See tools.ts. */
  readonly address?: Readonly<Record<string, string>>;
}

/** Any calculator, when the types of its inputs and outputs are not known. */
// biome-ignore lint/suspicious/noExplicitAny: method parameters must accept every calculator's own types
export type AnyCalculator = Calculator<any, any, any>;

/**
 * Returns its argument. The type parameters preserve the literal types of inputs and outputs, and every output without
 * a `value` must be a member of the model.
 */
export function defineCalculator<const I extends Fields, Model, const O extends Fields>(
  calculator: Calculator<I, Model, O> & { derive(inputs: never, tools: never): ReadFrom<O> },
): Calculator<I, Model, O> {
  return calculator;
}

/** Types of a calculator's inputs, model and outputs, for its view and tests. */
export type InputsOf<C> = C extends Calculator<infer I, infer _M, infer _O> ? ValuesOf<I> : never;
export type ModelOf<C> = C extends Calculator<infer _I, infer Model, infer _O> ? Model : never;
export type ResultOf<C> = C extends Calculator<infer _I, infer _M, infer O> ? OutputsOf<O> : never;

/** One step of the working: `step("Interest", "$200,000.00 × 6% ÷ 12", "$1,000.00")`. */
export function step(label: string, expression: string, value: string): Step {
  return { label, expression, value };
}

/** A note about a result: `notice("above-limit", "The loan is above the limit of $541,287.")`. */
export function notice(code: string, message: string): Notice {
  return { code, message };
}

import type { Figure } from "../data/parameter";
import type { Draws } from "./draws";
import type { Fields, ValuesOf } from "./fields";
import type { Format } from "./format";
import type { OnDemand, Preparation } from "./on-demand";
import type { OutputFields } from "./outputs";
import type { Json } from "./parse";

/** Something to know beside a result; it never stops the calculation. */
export interface Notice {
  /** kebab-case */
  readonly code: string;
  /** A sentence with the user's numbers in it. */
  readonly message: string;
}

/** One step of the working, with the user's numbers in place. */
export interface Step {
  readonly label: string;
  readonly expression: string;
  readonly value: string;
}

/** Every step of a calculation. */
export type ShowWorking<Model> = (model: Model, format: Format) => readonly Step[];

/** The answer as a sentence around what was asked for, which is shown large: `before` **figure** `after`. */
export interface Headline {
  readonly before?: string;
  readonly figure: string;
  readonly after?: string;
  /** What the figure is called where only it is shown: `Each month`. */
  readonly label: string;
  /** In place of the figure, the whole of an answer that is a text: ids, a password, codes. Kept sign for sign. */
  readonly text?: string;
  /** In place of the figure, an answer of several phrases, one to a line: who pays whom. */
  readonly items?: readonly string[];
  /** A statistic about the answer, small, on a line of its own: `128 bits, very strong`. */
  readonly second?: string;
  /** Green is for an answer only. Nothing found is `plain`; work that was stopped is a `problem`. */
  readonly tone?: "answer" | "plain" | "problem";
  /** The text is a secret: the example in the HTML, which everybody can read, is not shown. */
  readonly secret?: boolean;
  /** What “Copy” takes along, where that is neither the text, nor the items, nor the sentence. */
  readonly copy?: string;
}

export interface Problem {
  /** Key of the input at fault, `""` where no single one is. */
  readonly field: string;
  /** A sentence that says what is wrong and what is allowed. */
  readonly message: string;
}

/** Thrown by `derive` where inputs that are valid one by one do not go together. */
export class InputError extends Error {
  readonly problems: readonly Problem[];
  /** What is known so far, where work was stopped: a model to read outputs from. */
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

/** What a pure function may not reach for itself. */
export interface Tools {
  /** Cryptographically random bytes, or any other source that a test injects. */
  randomBytes(count: number): Uint8Array;
  /** Writes amounts and dates in messages; always in the reader's currency. */
  readonly format: Format;
  /** Where `derive` is isolated and somebody is watching: takes what was found so far, in case the work is stopped. */
  reportPartial?(found: readonly unknown[]): void;
  /** The same, for how far the work has come, from 0 to 1. */
  reportProgress?(share: number): void;
}

/**
 * Work that can run away: the page has a worker do it (`site/kit/isolated.ts`), the command line watches it
 * (`cli/isolated.ts`), and both stop it in time. `derive` itself stays a plain function. Its model travels from the
 * worker to the page, so it must be plain data that `structuredClone` can copy (getters are read).
 */
export interface Isolation<Inputs, Model = unknown> {
  /** Milliseconds that `derive` may take. */
  limit(inputs: Inputs): number;
  /** The message when the time is up, or when the reader stopped the work, and the input it belongs to. */
  stopped(inputs: Inputs, milliseconds: number, format: Format): Problem;
  /** The model as far as it goes with what was reported until then; without it there is none. */
  partial?(inputs: Inputs, milliseconds: number, found: readonly unknown[], tools: Tools): Model;
}

/** Every calculator has these two outputs besides its own. */
export interface NoticeOutputs {
  readonly notices: readonly Notice[];
  /** The codes of the notices in their order, joined by one space; null when there is none. */
  readonly noticeCodes: string | null;
}

export type OutputsOf<O extends Fields> = Readonly<ValuesOf<O>> & NoticeOutputs;

/**
 * A calculator: inputs, one object derived from them (the loan, the tax return, the subnet), and everything that is
 * read from that object.
 */
export interface Calculator<I extends Fields = Fields, Model = unknown, O extends Fields = Fields> {
  readonly inputs: I;
  readonly outputs: O & OutputFields<Model>;
  /**
   * Inputs that most visitors leave alone, by the name of the fold that holds them on the page. The name says what is
   * in it; about five inputs stay open at once.
   */
  readonly folds?: Readonly<Record<string, readonly (keyof I & string)[]>>;
  /**
   * Builds the calculator's own object, once for each set of inputs; outputs, headline, notices, working and view all
   * read from it. Every combination of valid inputs gives one or is refused. @throws InputError
   */
  derive(inputs: ValuesOf<I>, tools: Tools): Model;
  headline(model: Model, format: Format): Headline;
  /** What the reader should know about the answer; it never stops the calculation. */
  notices?(model: Model, format: Format): readonly Notice[];
  /** On demand where it is long: a page opens with its working in the HTML. */
  readonly working: ShowWorking<Model> | OnDemand<ShowWorking<Model>>;
  /** For work that can run away: how long it may take, and what is said when it takes longer. */
  readonly isolated?: Isolation<ValuesOf<I>, Model>;
  /** For a calculator that takes random bytes: when its page draws again (see draws.ts). */
  readonly draws?: Draws<ValuesOf<I>>;
  /**
   * What must be fetched before `derive` is asked, or would make its answer better; null once nothing is missing. What
   * the page opens with must not need any.
   */
  prepare?(inputs: ValuesOf<I>): Preparation | null;
  /** Inputs that can be solved for, and the outputs that can be given a target, the usual one first. */
  readonly solve?: {
    readonly for: readonly (keyof I & string)[];
    readonly from: readonly (keyof O & string)[];
    /** Inputs that stay at their defaults during the search, because they fit only the present value. */
    readonly without?: readonly (keyof I & string)[];
    /** By output, optional inputs that are left out when it is the target, because it limits them: the loan wanted. */
    readonly leftOut?: Readonly<Partial<Record<keyof O & string, readonly (keyof I & string)[]>>>;
    /** More than the wanted value will do: the answer is the smallest whole input that gives as much. */
    readonly atLeast?: boolean;
    /**
     * Values that people would rather have than the one found, best first: the business day beside a Sunday. The first that
     * gives exactly as much is taken.
     */
    preferred?(input: keyof I & string, inputs: NoInfer<ValuesOf<I>>): readonly Json[];
  };
  /**
   * The dated figures that the calculator uses; its page prints them with their sources. Those of a single answer, where
   * they depend on the inputs, are shown when asked for.
   */
  readonly figures?: readonly Figure[] | ((model: Model) => readonly Figure[]);
  /**
   * `fragment`: the share link keeps the inputs behind its `#`, where no server sees them. `personal`: so it does, and the
   * address of the page, which stays in the browser's history, holds none of them.
   */
  readonly link?: "fragment" | "personal";
  /** Of a collection, the inputs of each tool as the tool itself states them, by its id. See tools.ts. */
  readonly tools?: Readonly<Record<string, Fields>>;
  /** What every link to it says besides its inputs: which tool of its collection it is. See tools.ts. */
  readonly address?: Readonly<Record<string, string>>;
}

/** Any calculator, where the types of its inputs and outputs are not known. */
// biome-ignore lint/suspicious/noExplicitAny: method parameters must accept every calculator's own types
export type AnyCalculator = Calculator<any, any, any>;

/** Keeps the literal types of inputs and outputs for the functions beside them. */
export function defineCalculator<const I extends Fields, Model, const O extends Fields>(
  calculator: Calculator<I, Model, O>,
): Calculator<I, Model, O> {
  return calculator;
}

/** Types of one calculator's inputs, model and outputs, for its view and tests. */
export type InputsOf<C> = C extends Calculator<infer I, infer _M, infer _O> ? ValuesOf<I> : never;
export type ModelOf<C> = C extends Calculator<infer _I, infer Model, infer _O> ? Model : never;
export type ResultOf<C> = C extends Calculator<infer _I, infer _M, infer O> ? OutputsOf<O> : never;

/** One step of the working: `step("Interest", "$200,000.00 × 6% ÷ 12", "$1,000.00")`. */
export function step(label: string, expression: string, value: string): Step {
  return { label, expression, value };
}

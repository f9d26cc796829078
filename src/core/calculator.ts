import type { DatedFigure } from "../data/dated-figure";
import type { Draws } from "./draws";
import type { Fields, ValuesOf } from "./fields";
import type { Format } from "./format";
import type { Preparation } from "./on-demand";

/** A value, or how to get it: a long table is made only when somebody asks for it. */
export type Lazy<T> = T | (() => T);

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

/** The answer as a sentence with one large figure: `before` **figure** `after`. */
export interface Headline {
  readonly before?: string;
  readonly figure: string;
  readonly after?: string;
  /** What the figure is called where only it is shown: `Each month`. */
  readonly label: string;
  /** What “Copy” takes along, where that is not the sentence: the id, the password, the whole list. */
  readonly copy?: string;
}

export interface Problem {
  /** Key of the input at fault, `""` where no single one is. */
  readonly field: string;
  /** A sentence that says what is wrong and what is allowed. */
  readonly message: string;
}

/** Thrown by `compute` where inputs that are right one by one do not go together. */
export class InputError extends Error {
  readonly problems: readonly Problem[];
  /** The outputs as far as they go, where work was stopped. */
  outputs?: unknown;

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
  /** Where `compute` is isolated and somebody watches: takes what was found so far, in case the work is stopped. */
  handIn?(found: readonly unknown[]): void;
}

/**
 * Work that can run away: the page has it done by a worker (`site/view/isolated.ts`), the command line under watch
 * (`cli/isolated.ts`), and both stop it in time. `compute` itself stays a plain function.
 */
export interface Isolation<Inputs> {
  /** Milliseconds that `compute` and all its outputs may take. */
  limit(inputs: Inputs): number;
  /** What is said when they are over, or the reader stopped the work after so many, and at which input. */
  stopped(inputs: Inputs, milliseconds: number, format: Format): Problem;
  /** The outputs as far as they go with what was handed in until then; without it there are none. */
  partial?(
    inputs: Inputs,
    milliseconds: number,
    found: readonly unknown[],
    tools: Tools,
  ): Readonly<Record<string, unknown>>;
}

export type LazyValues<F extends Fields> = { [K in keyof F]: Lazy<ValuesOf<F>[K]> };

/** Every calculator has these two outputs besides its own. */
export interface NoticeOutputs {
  readonly notices: readonly Notice[];
  /** The codes of the notices in their order, joined by one space; null when there is none. */
  readonly noticeCodes: string | null;
}

export type OutputsOf<O extends Fields> = Readonly<ValuesOf<O>> & NoticeOutputs;

export interface Calculator<I extends Fields = Fields, O extends Fields = Fields> {
  /** The path without its slash; also the name on the command line. */
  readonly id: string;
  readonly inputs: I;
  readonly outputs: O;
  /** Total: gives every output or throws an `InputError`. */
  compute(inputs: ValuesOf<I>, tools: Tools): LazyValues<O> & { notices?: Lazy<readonly Notice[]> };
  /** For work that can run away: how long it may take, and what is said when it takes longer. */
  readonly isolated?: Isolation<ValuesOf<I>>;
  headline(inputs: ValuesOf<I>, outputs: OutputsOf<O>, format: Format): Headline;
  working(inputs: ValuesOf<I>, outputs: OutputsOf<O>, format: Format): readonly Step[];
  /** For a calculator that takes random bytes: when its page draws again (see draws.ts). */
  readonly draws?: Draws<ValuesOf<I>>;
  /**
   * What must be, or had better be, fetched before `compute` is asked; null once nothing is missing. What the page
   * opens with must not need any.
   */
  prepare?(inputs: ValuesOf<I>): Preparation | null;
  /** Inputs that can be solved for, and the outputs whose value may be asked, the usual one first. */
  readonly solve?: {
    readonly for: readonly (keyof I & string)[];
    readonly from: readonly (keyof O & string)[];
    /** Inputs that stay at their defaults while a value is searched for, because they fit only the present one. */
    readonly without?: readonly (keyof I & string)[];
    /** More than the wanted value will do: the answer is the smallest whole input that gives as much. */
    readonly atLeast?: boolean;
  };
  /** The dated figures that the calculator uses; its page prints them with their sources. */
  readonly figures?: readonly DatedFigure[];
  /** `fragment`: the share link keeps the inputs behind its `#`, where no server sees them. */
  readonly link?: "query" | "fragment";
}

/** Any calculator, where the types of its inputs and outputs are not known. */
// biome-ignore lint/suspicious/noExplicitAny: method parameters must accept every calculator's own types
export type AnyCalculator = Calculator<any, any>;

/** The only way in: keeps the literal types of inputs and outputs for the functions beside them. */
export function defineCalculator<const I extends Fields, const O extends Fields>(
  calculator: Calculator<I, O>,
): Calculator<I, O> {
  return calculator;
}

/** Types of one calculator's inputs and outputs, for its view and tests. */
export type InputsOf<C> = C extends Calculator<infer I, infer _> ? ValuesOf<I> : never;
export type ResultOf<C> = C extends Calculator<infer _, infer O> ? OutputsOf<O> : never;

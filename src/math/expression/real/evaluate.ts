/** The full evaluator: as many digits as are wanted, every one of them certain. */
import type { Significant } from "../../numbers/significant";
import type { AngleUnit } from "../../real/angles";
import { Arithmetic } from "../../real/arithmetic";
import { PrecisionError } from "../../real/ball";
import { Budget } from "../../real/budget";
import { Exact, type Real, UndefinedError } from "../../real/real";
import { significantDigits } from "../../real/text";
import type { Statement } from "../ast";
import { ExpressionError } from "../error";
import { evaluate } from "../evaluate";
import { type ReductionStep, reductionSteps } from "../steps";
import { RealAlgebra } from "./algebra";

export interface RealOptions {
  readonly angleUnit: AngleUnit;
  /** Significant decimal digits of the result. */
  readonly precision: number;
  /** What is known beforehand: variables, Ans and M. */
  readonly given?: readonly Statement[];
  /** Shared by several evaluations that answer one question. */
  readonly budget?: Budget;
}

export interface RealResult {
  readonly value: Real;
  readonly digits: Significant;
  /** The arithmetic that found the value: it writes and compares it. */
  readonly arithmetic: Arithmetic;
  /** All digits canceled: the result is 0, or too close to 0 to tell apart. */
  readonly vanished: boolean;
  /** What the statements of the program assigned, in their order. */
  readonly assigned: ReadonlyMap<string, Real>;
}

const BITS_PER_DIGIT = Math.log2(10);

/** Digits worked with beyond those wanted. */
const EXTRA_DIGITS = 10;

/** Digits that cancel are made up for by working with more of them, up to this many binary digits at least. */
const PATIENCE = 4096;

/**
 * The value of the last statement. Works with ten digits more than wanted, and with twice as many again and again
 * where the last digit of the result or a question on the way (is this whole? is it negative?) remains open.
 * @throws ExpressionError
 */
export function evaluateReal(program: readonly Statement[], options: RealOptions): RealResult {
  const { precision, budget = new Budget() } = options;
  const start = Math.ceil((precision + EXTRA_DIGITS) * BITS_PER_DIGIT) + 32;
  for (let bits = start; ; bits *= 2) {
    const settles = bits >= Math.max(PATIENCE, 2 * start);
    const arithmetic = new Arithmetic(bits, settles, budget);
    try {
      const { value, assigned } = run(program, options, arithmetic);
      const digits = significantDigits(arithmetic, value, precision);
      const vanished = settles && digits.digits === "0" && !(value instanceof Exact);
      return { value, digits, arithmetic, vanished, assigned };
    } catch (error) {
      if (error instanceof UndefinedError) throw new ExpressionError(error.kind, 0, error.message);
      if (!(error instanceof PrecisionError) || settles) throw error;
    }
  }
}

function run(
  program: readonly Statement[],
  { angleUnit, given = [] }: RealOptions,
  arithmetic: Arithmetic,
): { value: Real; assigned: Map<string, Real> } {
  const known = new Map<string, Real>();
  const assigned = new Map<string, Real>();
  const algebra = new RealAlgebra(arithmetic, angleUnit, known);
  for (const { name, value } of given) if (name !== undefined) known.set(name, evaluate(value, algebra));
  let value: Real = Exact.of(0);
  for (const statement of program) {
    value = evaluate(statement.value, algebra);
    if (statement.name === undefined) continue;
    known.set(statement.name, value);
    assigned.set(statement.name, value);
  }
  return { value, assigned };
}

/**
 * How a value was found, one operation a line.
 * @param result what `evaluateReal` found with the same options
 * @param show a value as text
 */
export function realSteps(
  program: readonly Statement[],
  { angleUnit, given = [] }: RealOptions,
  { arithmetic: { bits, settles } }: RealResult,
  show: (value: Real) => string,
): ReductionStep[] {
  const known = new Map<string, Real>();
  // The same work as before takes no more than a budget of its own.
  const algebra = new RealAlgebra(new Arithmetic(bits, settles, new Budget()), angleUnit, known);
  for (const { name, value } of given) if (name !== undefined) known.set(name, evaluate(value, algebra));
  return reductionSteps(program, algebra, show, (name, value) => known.set(name, value));
}

/** The full evaluator: as many digits as requested, every one of them correct. */
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
  /** Values known in advance: variables, Ans and M. */
  readonly given?: readonly Statement[];
  /** May be shared by several evaluations that contribute to one answer. */
  readonly budget?: Budget;
}

export interface RealResult {
  readonly value: Real;
  readonly digits: Significant;
  /** The arithmetic that produced the value, for formatting and comparing it. */
  readonly arithmetic: Arithmetic;
  /** Whether all digits canceled: the result is 0 or too close to 0 to tell. */
  readonly vanished: boolean;
  /** Values assigned by the statements of the program, in order. */
  readonly assigned: ReadonlyMap<string, Real>;
}

const BITS_PER_DIGIT = Math.log2(10);

/** Number of extra digits to compute with. */
const EXTRA_DIGITS = 10;

/** If digits cancel, precision is increased at least up to this many bits. */
const MIN_FINAL_BITS = 4096;

/**
 * Evaluates the program and returns the value of the last statement. Starts with ten digits more than requested and
 * doubles the precision as long as the last digit, or a decision along the way (is this an integer? is it negative?),
 * remains uncertain.
 *
 * @throws ExpressionError
 */
export function evaluateReal(program: readonly Statement[], options: RealOptions): RealResult {
  const { precision, budget = new Budget() } = options;
  const start = Math.ceil((precision + EXTRA_DIGITS) * BITS_PER_DIGIT) + 32;
  for (let bits = start; ; bits *= 2) {
    const settles = bits >= Math.max(MIN_FINAL_BITS, 2 * start);
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
 * Shows how a value was found, one operation per step.
 *
 * @param result the result of `evaluateReal` for the same options
 * @param show converts a value to text
 */
export function realSteps(
  program: readonly Statement[],
  { angleUnit, given = [] }: RealOptions,
  { arithmetic: { bits, settles } }: RealResult,
  show: (value: Real) => string,
): ReductionStep[] {
  const known = new Map<string, Real>();
  // The same work is repeated, so it fits in a budget of its own.
  const algebra = new RealAlgebra(new Arithmetic(bits, settles, new Budget()), angleUnit, known);
  for (const { name, value } of given) if (name !== undefined) known.set(name, evaluate(value, algebra));
  return reductionSteps(program, algebra, show, (name, value) => known.set(name, value));
}

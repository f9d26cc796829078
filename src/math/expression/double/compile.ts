import type { AngleUnit } from "../../real/angles";
import type { NumberNode, Operator, Postfix, Statement } from "../ast";
import { type Algebra, evaluate } from "../evaluate";
import type { FunctionName } from "../real/names";
import { doubleFunctions, factorial, modulo, multifactorial, power } from "./functions";

/** A function of one variable, in doubles. */
export interface Curve {
  /** Returns NaN where the function has no value. */
  readonly at: (x: number) => number;
  /** Cost of one evaluation, in units of an addition. */
  readonly cost: number;
}

export interface CurveOptions {
  readonly angleUnit: AngleUnit;
  /** Name of the variable. */
  readonly variable: string;
  /** Values known in advance: other variables, Ans and M. */
  readonly given?: readonly Statement[];
}

/** Compiles the last statement to a function of the variable, fast enough for thousands of points per keystroke. */
export function compile(program: readonly Statement[], { angleUnit, variable, given = [] }: CurveOptions): Curve {
  const emitter = new Emitter(angleUnit, variable);
  for (const { name, value } of [...given, ...program]) {
    evaluate(value, emitter);
    emitter.endStatement(name);
  }
  return { at: (x) => emitter.run(x), cost: emitter.cost };
}

const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  tau: 2 * Math.PI,
  e: Math.E,
  phi: (1 + Math.sqrt(5)) / 2,
};

const OPERATIONS: Record<Operator, (a: number, b: number) => number> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => (b === 0 ? Number.NaN : a / b),
  mod: modulo,
};

/** Approximate costs relative to an addition. */
const FUNCTION_COST = 5;
const GAMMA_COST = 20;

type Instruction = (stack: number[], x: number) => void;

/**
 * Compiles an expression to instructions for a stack machine. The algebra's values are void because its result is the
 * emitted instructions. Long sums cause no deep recursion, either while compiling or while running.
 */
class Emitter implements Algebra<void> {
  readonly #code: Instruction[] = [];
  readonly #slots = new Map<string, number>();
  readonly #memory: number[] = [];
  readonly #functions;
  readonly #degree: number;

  /** In units of an addition. */
  cost = 1;

  constructor(
    unit: AngleUnit,
    readonly variable: string,
  ) {
    this.#functions = doubleFunctions(unit);
    this.#degree = { deg: 1, rad: Math.PI / 180, grad: 10 / 9 }[unit];
  }

  run(x: number): number {
    const stack: number[] = [];
    for (const instruction of this.#code) instruction(stack, x);
    // Turns −0 into 0 for graphs.
    return (stack.at(-1) ?? Number.NaN) + 0;
  }

  endStatement(name: string | undefined): void {
    if (name === undefined) return;
    const memory = this.#memory;
    const slot = memory.push(Number.NaN) - 1;
    this.#slots.set(name, slot);
    this.#code.push((stack) => {
      memory[slot] = stack.at(-1) as number;
    });
  }

  number(node: NumberNode): void {
    const value = literal(node);
    this.#code.push((stack) => stack.push(value));
  }

  name(name: string): void {
    const slot = this.#slots.get(name);
    const memory = this.#memory;
    if (name === this.variable) this.#code.push((stack, x) => stack.push(x));
    else if (slot !== undefined) this.#code.push((stack) => stack.push(memory[slot] as number));
    else {
      const value = CONSTANTS[name] ?? Number.NaN;
      this.#code.push((stack) => stack.push(value));
    }
  }

  call(name: string, values: readonly unknown[]): void {
    const f = this.#functions[name as FunctionName];
    const { length } = values;
    this.cost += name === "gamma" || name === "fact" ? GAMMA_COST : FUNCTION_COST;
    if (length === 1) this.#unary(f);
    else if (length === 2) this.#binary(f);
    else this.#code.push((stack) => stack.push(f(...stack.splice(stack.length - length))));
  }

  negate(): void {
    this.#unary((x) => -x);
  }

  operate(operator: Operator): void {
    this.#binary(OPERATIONS[operator]);
  }

  change(operator: Operator): void {
    const f = OPERATIONS[operator];
    this.#binary((whole, percent) => f(whole, (whole * percent) / 100));
  }

  power(): void {
    this.cost += FUNCTION_COST;
    this.#binary(power);
  }

  postfix(operator: Postfix): void {
    const degree = this.#degree;
    if (operator === "%") this.#unary((x) => x / 100);
    else if (operator === "°") this.#unary((x) => x * degree);
    else {
      this.cost += GAMMA_COST;
      this.#unary(operator === "!" ? factorial : (x) => multifactorial(x, operator.length));
    }
  }

  #unary(f: (x: number) => number): void {
    this.cost++;
    this.#code.push((stack) => stack.push(f(stack.pop() as number)));
  }

  #binary(f: (a: number, b: number) => number): void {
    this.cost++;
    this.#code.push((stack) => {
      const b = stack.pop() as number;
      stack.push(f(stack.pop() as number, b));
    });
  }
}

function literal({ text, numerator, denominator, exponent }: NumberNode): number {
  return denominator === 1n ? Number(text) : (Number(numerator) / Number(denominator)) * 10 ** exponent;
}

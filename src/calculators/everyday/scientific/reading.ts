/** Parses an expression, with the values it may refer to: Ans, M and the user's variables. */
import { InputError, type Notice, notice } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { once } from "../../../core/once";
import type { Node, Statement } from "../../../math/expression/ast";
import { ExpressionError } from "../../../math/expression/error";
import type { NamedValue } from "../../../math/expression/options";
import { Parser } from "../../../math/expression/parser";
import { fullyParenthesised } from "../../../math/expression/print";
import { namesWith, reservedAs } from "../../../math/expression/real/names";
import { readExact } from "../../../math/numbers/exact";
import type { Inputs } from "./inputs";

/** Name of the variable of a graph. */
export const VARIABLE = "x";

/** A parsed expression. */
export type Reading = ReturnType<typeof readExpression>;

/**
 * Parses the expression.
 *
 * @param variable name of the variable, if the expression is the function of a graph
 * @throws InputError on `expression`, `ans`, `memory` or `variables`
 */
export function readExpression(inputs: Inputs, variable?: string) {
  const given = givenStatements(inputs, variable);
  const values: NamedValue[] = given.flatMap(({ name }) => (name && !(name === "Ans" || name === "M") ? { name } : []));
  if (variable) values.push({ name: variable, fixed: "the variable of the graph" });
  return onExpression(() => {
    const parser = new Parser(inputs.expression, { names: namesWith(values), implicit: inputs.implicit });
    const program = parser.program();
    const { ambiguous, cutShort } = parser;
    return {
      program,
      /** Ans, M and variables, as statements to be evaluated before the program. */
      given,
      ambiguous,
      /** Functions without parentheses whose operand ends before the next factor. */
      cutShort,
      normalized: once(() => fullyParenthesised(program)),
    };
  });
}

/**
 * Converts errors in the expression to input errors.
 *
 * @throws InputError on `expression`
 */
export function onExpression<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof ExpressionError) throw new InputError("expression", error.message);
    throw error;
  }
}

/**
 * Notices on how an expression was read.
 *
 * @param other the value under the other rule for implied multiplication, in words
 */
export function readingNotices({ ambiguous, cutShort }: Reading, { implicit }: Inputs, other = ""): Listed<Notice> {
  const notices: Notice[] = [];
  const rule = implicit === "same" ? "from left to right, with the same precedence as ×" : "as one divisor";
  if (ambiguous)
    notices.push(
      notice(
        "ambiguous-product",
        `Implied multiplication follows a division. It was read ${rule}${other}. Add parentheses to make it clear.`,
      ),
    );
  const [name] = cutShort;
  if (name)
    notices.push(
      notice("short-operand", `Without parentheses, “${name}” takes only one operand. What follows is another factor.`),
    );
  return notices;
}

/** @throws InputError on `ans`, `memory` or `variables` */
function givenStatements({ ans, memory, variables }: Inputs, variable?: string): Statement[] {
  const given: Statement[] = [
    { name: "Ans", value: numberNode(ans) ?? wrong("ans", "Enter a number for Ans.") },
    { name: "M", value: numberNode(memory) ?? wrong("memory", "Enter a number for M.") },
  ];
  const seen = new Set<string>();
  for (const [index, { name, value }] of variables.entries()) {
    const place = `Variable ${index + 1}: `;
    const fault = nameFault(name, seen);
    if (fault) wrong("variables", place + fault);
    seen.add(name);
    const node = numberNode(value) ?? wrong("variables", `${place}“${value}” is not a number.`);
    // The graph's variable overrides a user variable of the same name.
    if (name !== variable) given.push({ name, value: node });
  }
  return given;
}

function nameFault(name: string, seen: ReadonlySet<string>): string | null {
  if (!/^(?:[a-z_][a-z_\d]*|\p{L})$/iu.test(name))
    return `“${name}” is not a valid name. Use letters and digits, starting with a letter.`;
  const reserved = reservedAs(name);
  if (reserved) return `“${name}” is already ${reserved}.`;
  return seen.has(name) ? `“${name}” is used twice.` : null;
}

function wrong(field: string, message: string): never {
  throw new InputError(field, message);
}

/** Reads a number in any exact notation, or with a large exponent as in results: `4.2e+369693099`. */
function numberNode(text: string): Node | null {
  const exact = readExact(text);
  if (exact) {
    const { n: numerator, d: denominator } = exact;
    return { kind: "number", text, numerator, denominator, exponent: 0, position: 0 };
  }
  try {
    const parser = new Parser(text);
    const node = parser.expression();
    parser.end();
    const number = node.kind === "negate" ? node.operand : node;
    return number.kind === "number" && Math.abs(number.exponent) < 1e14 ? node : null;
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

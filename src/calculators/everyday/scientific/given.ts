/** What an expression may refer to: Ans, M and the user's variables, as statements that come before it. */
import { InputError } from "../../../core/calculator";
import type { Node, Statement } from "../../../math/expression/ast";
import { ExpressionError } from "../../../math/expression/error";
import { Parser } from "../../../math/expression/parser";
import { reservedAs } from "../../../math/expression/real/names";
import { readExact } from "../../../math/numbers/exact";
import type { Inputs } from "./fields";

/** The name of the variable of a graph. */
export const VARIABLE = "x";

/** @throws InputError on `ans`, `memory` or `variables` */
export function givenStatements({ ans, memory, variables, mode }: Inputs): Statement[] {
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
    // The graph's own variable takes the place of one of the same name.
    if (mode !== "graph" || name !== VARIABLE) given.push({ name, value: node });
  }
  return given;
}

function nameFault(name: string, seen: ReadonlySet<string>): string | null {
  if (!/^(?:[a-z_][a-z_\d]*|\p{L})$/iu.test(name))
    return `“${name}” is not a name; a name has letters and digits and begins with a letter.`;
  const reserved = reservedAs(name);
  if (reserved) return `“${name}” is already ${reserved}.`;
  return seen.has(name) ? `“${name}” is there twice.` : null;
}

function wrong(field: string, message: string): never {
  throw new InputError(field, message);
}

/** A number in one of the forms of an exact number, or with a long exponent as results have it: `4.2e+369693099`. */
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

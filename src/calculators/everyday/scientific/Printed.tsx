import { ExpressionError } from "../../../math/expression/error";
import { Parser } from "../../../math/expression/parser";
import { namesWith } from "../../../math/expression/real/names";
import { typeset } from "../../../site/kit/typeset";

/** The expression as typeset mathematics; nothing while it has a syntax error. */
export default function Printed({ expression }: { expression: string }) {
  try {
    const names = namesWith([...expression.matchAll(/[\p{L}_]\w*/gu)].map(([name]) => ({ name })));
    const drawn = typeset(new Parser(expression, { names }).program());
    return drawn && <div className="printed">{drawn}</div>;
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

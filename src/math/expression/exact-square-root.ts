import { exactRoot } from "../numbers/integer";
import { Rational } from "../numbers/rational";
import { ExpressionError } from "./error";

/** @throws ExpressionError if the root is not a fraction */
export function exactSquareRoot(x: Rational): Rational {
  const [n, d] = x.sign() < 0 ? [null, null] : [exactRoot(x.n, 2), exactRoot(x.d, 2)];
  if (n === null || d === null)
    throw new ExpressionError("domain", 0, "Only roots of square numbers are exact, such as √16 or √2.25.");
  return Rational.of(n, d);
}

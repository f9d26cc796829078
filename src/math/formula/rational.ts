import { Rational } from "../numbers/rational";
import type { Arithmetic } from "./formula";

/** Arithmetic in exact fractions. Exponents must be integers. */
export const RATIONAL: Arithmetic<Rational> = {
  numeral: (text) => Rational.fromDecimal(text) as Rational,
  add: (a, b) => a.add(b),
  subtract: (a, b) => a.subtract(b),
  multiply: (a, b) => a.multiply(b),
  divide: (a, b) => a.divide(b),
  power: (a, b) => a.power(b.toNumber()),
  absolute: (a) => a.abs(),
};

/** Calculations by hand: column by column, by partial products, or digit by digit of the quotient. */
import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { exactOperand } from "../../../core/shown-exact";
import { Rational } from "../../../math/numbers/rational";
import {
  addColumns,
  digitProducts,
  partialProducts,
  type Scaled,
  subtractColumns,
} from "../../../math/written/columns";
import type { LongDivision } from "../../../math/written/long-division";
import { stepText } from "./forms";
import { asLongDivision, inColumns, scaled } from "./layouts";
import type { Sum } from "./sum";

/** Maximum number of steps; a longer division is shown in full in its table only. */
const MOST_STEPS = 40;

export function sumSteps(sum: Sum, format: Format): Step[] {
  const { sign, a, b } = sum;
  if (sign === "×") return productSteps(scaled(a), scaled(b), format);
  if (sign === "÷") {
    const division = asLongDivision(sum);
    return division ? [...wholeSteps(sum, division, format), ...divisionSteps(division, format)] : [];
  }
  return columnSteps(sum, format);
}

const PLACES = ["Ones", "Tens", "Hundreds", "Thousands", "Ten thousands", "Hundred thousands", "Millions"];
const DECIMALS = ["Tenths", "Hundredths", "Thousandths"];

function placeName(place: number): string {
  const name = place < 0 ? DECIMALS[-place - 1] : PLACES[place];
  return name ?? (place < 0 ? `Decimal ${-place}` : `Column ${place + 1}`);
}

function columnSteps(sum: Sum, format: Format): Step[] {
  const written = inColumns(sum);
  if (!written) return [];
  const { top, bottom, places, sign, upper, lower } = written;
  const columns = sign === "+" ? addColumns(top, bottom) : subtractColumns(top, bottom);
  const lines = columns.map(({ top: x, bottom: y, over, total, digit, next }, i) => {
    const lent = sign === "−" && next ? "10 + " : "";
    const expression = `${lent}${x} ${sign} ${y}${over ? ` ${sign} ${over}` : ""}`;
    const result = sign === "−" ? digit : total;
    const after = next ? (sign === "+" ? `write ${digit}, carry 1` : "borrow 1") : "";
    return step(placeName(i - places), expression, after ? `${result}, ${after}` : String(result));
  });
  const isRewritten = sum.sign !== sign || !upper.equals(sum.a) || !lower.equals(sum.b);
  const size = (value: Rational) => exactOperand(value, format);
  return [
    ...(isRewritten
      ? [
          step(
            sign === "+" ? "Add the absolute values" : "Subtract the smaller absolute value from the larger",
            `${size(upper)} ${sign} ${size(lower)}`,
            size(sign === "+" ? upper.add(lower) : upper.subtract(lower)),
          ),
        ]
      : []),
    ...lines,
  ];
}

/** Partial products with their carries, and the sum of the products. */
export function productSteps(a: Scaled, b: Scaled, format: Format): Step[] {
  const partials = partialProducts(a.digits, b.digits);
  if (partials.length > MOST_STEPS) return [];
  const whole = (value: bigint) => shownWhole(value, format);
  const product = a.digits * b.digits;
  return [
    ...partials.map(({ digit, place, partial }) => {
      const products = String(a.digits).length <= MOST_STEPS ? digitProducts(a.digits, digit) : [];
      const lines = products.map(
        ({ of, carried, total }) => `${of} × ${digit}${carried ? ` + ${carried}` : ""} = ${total}`,
      );
      return step(
        `${placeName(place)}: ${whole(a.digits)} × ${whole(BigInt(digit) * 10n ** BigInt(place))}`,
        digit > 0 && lines.length > 1
          ? lines.join("; ")
          : `${whole(a.digits)} × ${whole(BigInt(digit) * 10n ** BigInt(place))}`,
        whole(partial),
      );
    }),
    ...(partials.length > 1
      ? [step("Add the partial products", partials.map(({ partial }) => whole(partial)).join(" + "), whole(product))]
      : []),
    ...(a.places + b.places > 0
      ? [
          step(
            "Total decimals of both numbers",
            `${a.places} + ${b.places}`,
            format.plural(a.places + b.places, "decimal"),
          ),
        ]
      : []),
  ];
}

/** Multiplies both numbers by a power of ten if they are not both whole. */
function wholeSteps({ a, b }: Sum, { dividend, divisor }: LongDivision, format: Format): Step[] {
  if (a.isInteger() && b.isInteger()) return [];
  const factor = Rational.of(divisor).divide(b.abs());
  const size = (value: Rational) => exactOperand(value.abs(), format);
  return [
    step(
      `Multiply both by ${exactOperand(factor, format)}, so that they are whole`,
      `${size(a)} × ${size(factor)} = ${shownWhole(dividend, format)}; ${size(b)} × ${size(factor)} = ${shownWhole(divisor, format)}`,
      `${shownWhole(dividend, format)} ÷ ${shownWhole(divisor, format)}`,
    ),
  ];
}

/** Each digit of the quotient: the number that is divided, the digit times the divisor, and the remainder. */
export function divisionSteps({ steps, divisor }: LongDivision, format: Format): Step[] {
  const whole = (value: bigint) => shownWhole(value, format);
  return steps
    .slice(0, MOST_STEPS)
    .map(({ current, digit, product, remainder }) =>
      step(
        `${whole(current)} ÷ ${whole(divisor)}`,
        `${digit} × ${whole(divisor)} = ${whole(product)}; ${whole(current)} − ${whole(product)} = ${whole(remainder)}`,
        `${digit}, remainder ${whole(remainder)}`,
      ),
    );
}

function shownWhole(value: bigint, format: Format): string {
  return stepText(exactOperand(Rational.of(value), format));
}

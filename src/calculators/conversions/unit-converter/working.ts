/** The conversion by way of SI: the calculation with units, its two steps, the rounding and the sources of factors. */
import { type ShowWorking, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { UNIT_SOURCES } from "../../../data/units/units";
import { Rational } from "../../../math/numbers/rational";
import { plainText, toSignificant } from "../../../math/numbers/significant";
import { approximate, type Exact, readFactor, toSi } from "../../../math/units/conversion";
import { siSymbol } from "../../../math/units/dimensions";
import { formulaText } from "../../../math/units/formula-text";
import type { Measured } from "../../../math/units/query";
import { inSteps } from "../../../math/units/scale-text";
import type { Unit } from "../../../math/units/unit-names";
import { signedOperand } from "../../../math/words/signed-operand";
import { type Conversion, givenText, withSymbol } from "./conversion";
import { measureOf } from "./measures";
import { termsText } from "./words";

const INGREDIENT_SOURCE = "USDA FoodData Central, SR Legacy, household measures of 1 US cup";

/** Significant digits of a double. */
const DIGITS = 15;

export const working: ShowWorking<Conversion> = (conversion, format) => {
  const { isScale, isReciprocal } = conversion;
  const steps = isScale
    ? scaleSteps(conversion)
    : isReciprocal
      ? reciprocalSteps(conversion)
      : factorSteps(conversion, format);
  return [...steps, ...roundingSteps(conversion), ...sourceSteps(conversion)];
};

/** `6 ft × 0.3048 m/ft ÷ 0.01 m/cm`, then its parts one by one. */
function factorSteps(conversion: Conversion, format: Format): Listed<Step> {
  const { terms, to, from, result, ingredient, density } = conversion;
  const si = siOf(from);
  const steps: Step[] = [];
  const [first] = terms as [Measured];
  // A step from or to the SI unit itself would multiply by one.
  const isThroughSi = !isSi(from) && !isSi(to);
  if (
    terms.length === 1 &&
    isThroughSi &&
    !ingredient &&
    !from.inverse &&
    from.quantity !== null &&
    to.quantity !== null
  )
    steps.push(
      step(
        "Through SI",
        `${withSymbol(given(first.value), from.symbol)} × ${factorOf(from)} ${si}/${from.symbol} ÷ ${factorOf(to)} ${si}/${to.symbol}`,
        withSymbol(shown(approximate(result)), to.symbol),
      ),
    );
  const sizes = terms.map(({ value, unit }) => toSi({ q: value, piPower: 0 }, unit));
  if (from.inverse) {
    const ratio = readFactor(to.factor).divide(readFactor(from.factor));
    return [
      step(
        formulaText(from, to),
        `${given(first.value)} × ${shown(ratio)}`,
        withSymbol(shown(approximate(result)), to.symbol),
      ),
    ];
  }
  for (const [i, { value, unit }] of terms.entries()) {
    if (terms.length === 1 && isSi(unit) && !isSi(to)) continue;
    steps.push(
      step(
        `${termsText([{ value: Rational.ONE, unit }], format)} is ${factorOf(unit)} ${si}`,
        `${signedOperand(given(value))} × ${multiplier(unit)}`,
        `${shown(approximate(sizes[i] as Exact))} ${si}`,
      ),
    );
  }
  const sum = sizes.map(approximate).reduce((total, one) => total.add(one));
  if (sizes.length > 1)
    steps.push(
      step("Sum", sizes.map((size) => signedOperand(shown(approximate(size)))).join(" + "), `${shown(sum)} ${si}`),
    );
  let before = sum;
  if (ingredient && density) {
    const isVolume = from.quantity === "volume";
    before = isVolume ? sum.multiply(density) : sum.divide(density);
    steps.push(
      step(
        `A cup (236.5882365 mL) weighs ${ingredient.gramsPerUsCup} g: ${INGREDIENT_SOURCE}, food ${ingredient.food}`,
        `${shown(sum)} ${isVolume ? "×" : "÷"} ${shown(density)}`,
        `${shown(before)} ${siOf(to)}`,
      ),
    );
  }
  if (isSi(to)) return steps;
  steps.push(
    step(
      `${termsText([{ value: Rational.ONE, unit: to }], format)} is ${factorOf(to)} ${siOf(to)}`,
      `${signedOperand(shown(before))} ÷ ${divisor(to)}`,
      withSymbol(shown(approximate(result)), to.symbol),
    ),
  );
  return steps;
}

function scaleSteps({ formula, terms, result, to }: Conversion): Listed<Step> {
  const [{ value, unit }] = terms as [Measured];
  const [, right = ""] = formula.split(" = ");
  const sum = inSteps(right.replace(unit.symbol, signedOperand(given(value))));
  return [step(formula, sum, withSymbol(shown(result.q), to.symbol))];
}

function reciprocalSteps({ formula, terms, result, from, to }: Conversion): Listed<Step> {
  const [{ value }] = terms as [Measured];
  const [above, below] = from.inverse ? [from, to] : [to, from];
  const constant = readFactor(above.factor).divide(readFactor(below.factor));
  return [
    step(
      formula,
      `${shown(constant)} ÷ ${signedOperand(given(value))}`,
      withSymbol(shown(approximate(result)), to.symbol),
    ),
  ];
}

/** The exact answer, the answer rounded to the chosen number of figures, and the answer in several units. */
function roundingSteps(conversion: Conversion): Listed<Step> {
  const { result, text, to, compound, into } = conversion;
  const value = approximate(result);
  const steps: Step[] = [];
  const { q, isFraction } = result;
  if (isFraction && !conversion.isRoundedBefore && !q.isInteger() && String(q.n).length + String(q.d).length <= 40)
    steps.push(step("Exactly", `${q.n} ÷ ${q.d}`.replace(/^-/, "−"), withSymbol(shown(q), to.symbol)));
  if (text !== shown(value) && !conversion.isExact)
    steps.push(step("Rounded to the chosen number of figures", shown(value, 30), withSymbol(text, to.symbol)));
  if (compound !== null)
    steps.push(
      step(`In ${into.map(({ symbol }) => symbol).join(", ")}`, withSymbol(shown(value), to.symbol), compound),
    );
  return steps;
}

/** The sources of the units’ factors. */
function sourceSteps({ units }: Conversion): Listed<Step> {
  const known = units.flatMap((unit) =>
    unit.source === undefined ? [] : [{ unit, source: unit.source as keyof typeof UNIT_SOURCES }],
  );
  const sources = [...new Set(known.map(({ source }) => source))];
  return sources.map((source) => {
    const symbols = known.filter((one) => one.source === source).map(({ unit }) => unit.symbol);
    return step("Source", UNIT_SOURCES[source], symbols.join(", "));
  });
}

function siOf({ quantity, dimension }: Unit): string {
  return quantity === null ? siSymbol(dimension) : measureOf(quantity).siSymbol;
}

/** Whether it is the SI unit of its quantity, in which the working computes: kg, m². */
function isSi(unit: Unit): boolean {
  return !unit.inverse && !unit.piPower && readFactor(unit.factor).equals(Rational.ONE) && unit.symbol === siOf(unit);
}

/** `0.3048`, `π/180` */
function factorOf(unit: Unit): string {
  const q = readFactor(unit.factor);
  const pi = ["", "π", "π²"][Math.abs(unit.piPower ?? 0)] ?? "";
  if (pi === "") return isEndless(q) ? q.toString() : shown(q);
  return (unit.piPower ?? 0) > 0 ? `${q.n === 1n ? "" : q.n}${pi}${q.d === 1n ? "" : `/${q.d}`}` : `${q}/${pi}`;
}

/** Whether the decimals of a simple fraction, such as 5/9, do not end. */
function isEndless(q: Rational): boolean {
  return q.d < 1000n && q.n < 1000n && shown(q) !== shown(q, DIGITS + 1);
}

function multiplier(unit: Unit): string {
  const q = readFactor(unit.factor);
  if (!unit.piPower && isEndless(q)) return `(${q.n} ÷ ${q.d})`;
  return shown(approximate({ q: readFactor(unit.factor), piPower: unit.piPower ?? 0 }));
}

function divisor(unit: Unit): string {
  const text = multiplier(unit);
  return text.includes(" ") && !text.startsWith("(") ? `(${text})` : text;
}

/** Plain digits, or `1.5 × 10⁻⁷`. */
function shown(value: Rational, digits = DIGITS): string {
  return raised(plainText(toSignificant(value, digits), -6, 14));
}

function given(value: Rational): string {
  return raised(givenText(value));
}

/** `1.5e-7` as `1.5 × 10⁻⁷` */
function raised(text: string): string {
  return text.replace(
    /e([+-])(\d+)$/,
    (_, sign, power: string) =>
      ` × 10${sign === "-" ? "⁻" : ""}${power.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] as string)}`,
  );
}

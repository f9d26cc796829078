import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { groupDigits, MINUS, superscript } from "../../../math/numbers/write-number";
import { isAngle, siSymbol } from "../../../math/units/dimensions";
import type { Measured } from "../../../math/units/query";
import { withoutRemark } from "../../../math/units/remark";
import type { Unit } from "../../../math/units/unit-names";
import { type Conversion, givenText, withSymbol } from "./conversion";
import { tableOf } from "./tables";

export function headline(conversion: Conversion, format: Format): Headline {
  const { to, text, compound, ingredient } = conversion;
  const left = ingredient ? kitchenText(conversion, format) : termsText(conversion.terms, format);
  const figure = withSymbol(grouped(text, format), to.symbol);
  const label = `In ${withoutRemark(to.plural)}`;
  const how = conversion.isMeasured
    ? "by a measured factor"
    : conversion.isExact
      ? "exactly"
      : ingredient
        ? "by household measures"
        : "rounded";
  return compound === null
    ? { label, before: `${left} =`, figure, after: `(${how}).` }
    : { label: "In several units", before: `${left} =`, figure: compound, after: `(${figure}).` };
}

/** `5 ft 11 in`, `−5 ft 11 in`, `1 mi − 80 yd` */
export function termsText(terms: readonly Measured[], format: Format): string {
  const signs = new Set(terms.map(({ value }) => (value.sign() < 0 ? -1 : 1)));
  const size = ({ value, unit }: Measured) => withSymbol(grouped(givenText(value.abs()), format), unit.symbol);
  if (signs.size === 1) return (signs.has(-1) ? MINUS : "") + terms.map(size).join(" ");
  return terms
    .map((term, i) => {
      const isNegative = term.value.sign() < 0;
      return (i === 0 ? (isNegative ? MINUS : "") : isNegative ? "− " : "+ ") + size(term);
    })
    .join(" ");
}

/** `6 US cups of wheat flour, all-purpose` */
function kitchenText({ terms: [term], ingredient }: Conversion, format: Format): string {
  const { value, unit } = term as Measured;
  const name = value.isInteger() && value.n === 1n ? unit.name : unit.plural;
  const food = ingredient?.name.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return `${grouped(givenText(value), format)} ${withoutRemark(name)} of ${food}`;
}

/** Formats a number’s text for display: groups the digits before the point and writes powers as `9.46 × 10³²⁷`. */
export function grouped(text: string, { grouping }: Format): string {
  const [digits = "", power] = text.split("e");
  const number = digits
    .replace(/^(-?)(\d{4,})/, (_, sign, whole) => sign + groupDigits(whole, grouping))
    .replace("-", MINUS);
  return power === undefined ? number : `${number} × 10${superscript(Number(power))}`;
}

export function notices(conversion: Conversion, format: Format): Listed<Notice> {
  const { units, from, to, ingredient, isUncertain, terms } = conversion;
  const list: Notice[] = [];
  const add = (code: string, message: string) => list.push(notice(code, message));
  if (isUncertain) add("number-read", `The question was read as ${termsText(terms, format)}.`);
  for (const unit of units)
    if (unit.tags?.includes("regional"))
      add(
        "regional-size",
        `The ${unit.name} is a customary unit whose size varies by place; here it is ${sizeOf(unit)}.`,
      );
  for (const { tags = [], name } of units)
    if (tags.includes("deprecated"))
      add("deprecated-unit", `The ${name} has been deprecated since January 1, 2023; use it only for older records.`);
  for (const unit of units)
    if (unit.exact === false)
      add(
        "measured-constant",
        `The ${withoutRemark(unit.name)} is measured, not defined; its best known value is ${sizeOf(unit)}.`,
      );
  if (isAngle(from.dimension) !== isAngle(to.dimension))
    add("angle-dropped", "The radian counts as the number 1 here, as it does in SI.");
  if (ingredient)
    add(
      "household-measure",
      ingredient.isSpooned
        ? `How much a cup holds depends on how it is filled. Spooned and leveled, it holds ${withSymbol(String(ingredient.gramsPerUsCup), "g")}.`
        : `Kitchen scales are more accurate: a cup of it weighs about ${withSymbol(String(ingredient.gramsPerUsCup), "g")}.`,
    );
  return list;
}

/** Size of the unit in the SI unit of its quantity: `1337.803776 m²`, `4.359744722206 × 10⁻¹⁸ J`. */
function sizeOf({ factor, quantity, dimension }: Unit): string {
  const si = tableOf(quantity ?? "")?.find(
    (unit) => unit.factor === "1" && !unit.piPower && !unit.inverse && unit.quantity === quantity,
  );
  const size = factor.replace(/e(-?\d+)$/, (_, power: string) => ` × 10${superscript(power)}`);
  return `${size} ${si?.symbol ?? siSymbol(dimension)}`;
}

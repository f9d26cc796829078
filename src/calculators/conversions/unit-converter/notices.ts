import { type Notice, notice } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { isAngle, siSymbol } from "../../../math/units/dimensions";
import { withoutRemark } from "../../../math/units/remark";
import type { Unit } from "../../../math/units/unit-names";
import { type Conversion, withSymbol } from "./conversion";
import { tableOf } from "./tables";

export function notices(conversion: Conversion): Listed<Notice> {
  const { units, from, to, ingredient } = conversion;
  const list: Notice[] = [];
  const add = (code: string, message: string) => list.push(notice(code, message));
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
      `How much a cup holds depends on how it is filled. Spooned and leveled, it holds ${withSymbol(String(ingredient.gramsPerUsCup), "g")}.`,
    );
  return list;
}

/** Size of the unit in the SI unit of its quantity: `1337.803776 m²`. */
function sizeOf({ factor, quantity, dimension }: Unit): string {
  const si = tableOf(quantity ?? "")?.find(
    (unit) => unit.factor === "1" && !unit.piPower && !unit.inverse && unit.quantity === quantity,
  );
  return `${factor} ${si?.symbol ?? siSymbol(dimension)}`;
}

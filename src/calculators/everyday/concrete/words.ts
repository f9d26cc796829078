import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { BAG_SIZES, type Inputs } from "./inputs";
import type { outputs } from "./outputs";

/** What to order, from a truck or in bags. */
export function headline(
  { unitSystem, bagSize }: Inputs,
  { orderVolume, bags }: OutputsOf<typeof outputs>,
  format: Format,
): Headline {
  const unit = unitSystem === "us" ? "cubic yard" : "cubic meter";
  return {
    label: "Order",
    before: "Order",
    figure: `${format.number(orderVolume)} ${orderVolume === 1 ? unit : `${unit}s`}`,
    after: `, or ${format.plural(bags, "bag")} of ${BAG_SIZES[bagSize]}.`,
  };
}

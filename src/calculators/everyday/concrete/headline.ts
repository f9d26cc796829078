import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { BAG_SIZES } from "./inputs";
import type { Pour } from "./pour";

/** What to order, from a truck or in bags. */
export function headline({ inputs, order, bags }: Pour, format: Format): Headline {
  const unit = inputs.unitSystem === "us" ? "cubic yard" : "cubic meter";
  return {
    label: "Order",
    before: "Order",
    figure: `${format.number(order)} ${order === 1 ? unit : `${unit}s`}`,
    after: `, or ${format.number(bags)} ${BAG_SIZES[inputs.bagSize].replace(" ", "-")} ${bags === 1 ? "bag" : "bags"}.`,
  };
}

import type { Format } from "../../core/format";
import type { Axis } from "../charts/types";

/** Shows short amounts at the ticks, such as `$250k`, and whole dollars, or dollars and cents, in the readout. */
export function moneyAxis(label: string, format: Format, exact: "dollars" | "cents" = "dollars"): Axis {
  return {
    label,
    format: format.shortMoney,
    exact: exact === "cents" ? (value) => format.money(value) : format.wholeMoney,
  };
}

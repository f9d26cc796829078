import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Fitting } from "./fitting";
import { labelOf } from "./labels";

/** Cup index (DDD in the US) from which brands disagree on letters. */
const FIRST_LARGE = 7;

/** What to know in addition to the size, in a fixed order. */
export function notices({ measured, size, inputs }: Fitting, format: Format): Listed<Notice> {
  const { system, unitSystem } = inputs;
  const found: Notice[] = [];
  const { cup } = labelOf(size, system);
  if (measured?.isBelow) {
    const { difference } = measured.girths;
    const text =
      unitSystem === "metric"
        ? `${format.number(difference, 1)} cm`
        : `${format.number(measured.girths.bust.inches - measured.girths.underbust.inches, 1)} in`;
    found.push(
      notice(
        "below-smallest-cup",
        `The difference of ${text} is below the smallest cup of this rule; ${cup} is the nearest.`,
      ),
    );
  }
  if (size.cup >= FIRST_LARGE)
    found.push(
      notice("large-cup-varies", `Brands label cup ${cup} and larger ones differently. Check the shop’s own chart.`),
    );
  return found;
}

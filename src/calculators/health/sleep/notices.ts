import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { hoursAndMinutes } from "../../../math/dates/clock";
import { atLeast } from "../../../math/numbers/slack";
import { hoursText } from "./recommended";
import type { Sleep } from "./sleep";

/** Social jet lag in hours from which a notice is given. */
const MUCH_JETLAG = 1;

/** What to know in addition to the times, in a fixed order. */
export function notices({ inputs, recommended, night, week }: Sleep, format: Format): Listed<Notice> {
  const found: Notice[] = [];
  const hours = hoursText(recommended);
  if (recommended.instead === "aasm-no-infant")
    found.push(
      notice(
        "aasm-no-infant",
        `The AASM gives no hours under 4 months. The National Sleep Foundation recommends ${hours}.`,
      ),
    );
  if (recommended.instead === "aasm-over-60")
    found.push(
      notice(
        "aasm-over-60",
        `The AASM gives hours for ages 18 to 60. At age ${format.number(inputs.ageYears, 1)}, the National Sleep Foundation recommends ${hours}.`,
      ),
    );
  if (night && !night.options.some(({ withinRecommended }) => withinRecommended))
    found.push(
      notice(
        "under-recommended",
        `No whole number of cycles of ${inputs.cycleMinutes} minutes gives ${hours}. The nearest is ${night.best.sleep}.`,
      ),
    );
  if (week?.jetlag && atLeast(week.jetlag.hours, MUCH_JETLAG))
    found.push(
      notice(
        "social-jetlag",
        `On free nights your sleep is ${hoursAndMinutes(60 * week.jetlag.hours)} ${week.jetlag.free > week.jetlag.work ? "later" : "earlier"} than on the others, which feels like jet lag.`,
      ),
    );
  return found;
}

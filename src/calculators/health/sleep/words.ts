import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { hoursAndMinutes } from "../../../math/dates/clock";
import { atLeast } from "../../../math/numbers/slack";
import { hoursText, type Recommended } from "./recommended";
import type { Night, Sleep } from "./sleep";
import type { Week } from "./week";

/** Below this age in years, the recommended hours include naps. */
const NAPS_UNTIL = 6;

export function headline({ inputs, night, naps, week, recommended }: Sleep, format: Format): Headline {
  const { mode, wakeTime, bedTime, napStart } = inputs;
  if (week) {
    return weekHeadline(week);
  }
  if (!night) {
    const nap = naps.find(({ kind }) => kind === "power");
    return {
      label: "Alarm",
      before: `For a nap of ${nap?.minutes} minutes from ${format.time(napStart)}, set the alarm for`,
      figure: format.time(nap?.wakeTime ?? napStart),
      after: `— with ${format.plural(inputs.fallAsleepMinutes, "minute")} to fall asleep.`,
    };
  }
  const { best } = night;
  const sleep = `${format.plural(best.cycles, "cycle")}, ${best.sleep} of sleep.`;
  const withNaps = inputs.ageYears < NAPS_UNTIL ? " These hours include naps." : "";
  const second = `Hours count more than cycles: ${windowText(mode === "wake-at", night, recommended, format)}.${withNaps}`;
  return mode === "wake-at"
    ? {
        label: "Bedtime",
        before: "Go to bed at",
        figure: format.time(best.time),
        after: `to wake at ${format.time(wakeTime)}: ${sleep}`,
        second,
      }
    : {
        label: "Alarm",
        before: `In bed at ${format.time(bedTime)}, wake at`,
        figure: format.time(best.time),
        after: `— ${sleep}`,
        second,
      };
}

function weekHeadline({ nights, average, debt, need }: Week): Headline {
  const [slept, owed, needed] = [average, debt, need].map((hours) => hoursAndMinutes(60 * hours));
  const single = nights.length === 1;
  const sum = single
    ? `leaves a sleep debt of ${owed}`
    : `adds up to a sleep debt of ${owed} over ${nights.length} nights`;
  return {
    label: "Average night",
    before: single ? "You slept" : "On average you slept",
    figure: slept as string,
    after: `${single ? "that night" : "a night"}${debt > 0 ? `. If you need ${needed}, that ${sum}.` : `, enough for a need of ${needed}.`}`,
  };
}

/** `for 8 to 10 hours, be in bed between 8:15 PM and 10:15 PM` */
function windowText(isBedtime: boolean, { window }: Night, recommended: Recommended, format: Format): string {
  const [start, end] = [format.time(window.start), format.time(window.end)];
  const subject = `for ${hoursText(recommended)}, ${isBedtime ? "be in bed" : "wake"}`;
  if (recommended.max !== null) return `${subject} between ${start} and ${end}`;
  return isBedtime ? `${subject} by ${end}` : `${subject} at ${start} or later`;
}

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
        `On nights without an alarm, your sleep is ${hoursAndMinutes(60 * week.jetlag.hours)} ${week.jetlag.free > week.jetlag.work ? "later" : "earlier"} than on the others, which feels like jet lag.`,
      ),
    );
  return found;
}

import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { USUAL_CYCLES } from "../../../data/fertility";
import { dayNumberToIso } from "../../../math/dates/civil";
import { dayText, rangeText } from "./date-range";
import type { Fertility, Phase } from "./fertility";

const TODAY: Readonly<Record<Phase, string>> = {
  ovulation: "around the day of ovulation",
  fertile: "in the fertile window",
  period: "during the period",
  luteal: "after the fertile window",
  follicular: "before the fertile window",
};

export function headline(fertility: Fertility, format: Format): Headline {
  const { coming, today, isRegular, phaseToday } = fertility;
  const was = coming.ovulation < today;
  const ovulation = isRegular
    ? `ovulation ${was ? "was " : ""}about ${dayText(coming.ovulation, format)}`
    : `ovulation between ${dayText(coming.earliest, format)} and ${dayText(coming.latest, format)}`;
  return {
    label: "Fertile",
    before: "Fertile",
    figure: rangeText(coming.fertileStart, coming.fertileEnd, format),
    after: `— ${ovulation}; test from ${dayText(coming.test, format)}.`,
    second: `Today is cycle day ${format.number(fertility.cycleDayToday)}, ${TODAY[phaseToday]}.`,
  };
}

/** Number of logged cycles from which a forecast is more reliable. */
const ENOUGH_CYCLES = 6;

/** What to know in addition to the dates, in a fixed order. */
export function notices({ lengths, today }: Fertility, format: Format): Listed<Notice> {
  const { last, shortest, longest, log } = lengths;
  const found: Notice[] = [];
  if (today - last >= longest)
    found.push(
      notice(
        "stale-last-period",
        `The last period entered began ${format.plural(today - last, "day")} ago, on ${format.date(dayNumberToIso(last))}. Either the next one is late, or a newer date is missing.`,
      ),
    );
  if (log && log.gaps.length < ENOUGH_CYCLES)
    found.push(
      notice(
        "few-cycles",
        `${format.plural(log.gaps.length, "cycle")} may not show how much yours vary. ${ENOUGH_CYCLES} or more give a better picture.`,
      ),
    );
  if (longest - shortest > USUAL_CYCLES.spread)
    found.push(
      notice(
        "very-irregular",
        `The shortest and the longest cycle are ${longest - shortest} days apart. If they differ by more than ${USUAL_CYCLES.spread}, talk to a doctor.`,
      ),
    );
  if (shortest < USUAL_CYCLES.shortest || longest > USUAL_CYCLES.longest)
    found.push(
      notice(
        "cycle-outside-21-35",
        `A cycle of ${shortest < USUAL_CYCLES.shortest ? shortest : longest} days is outside the usual ${USUAL_CYCLES.shortest} to ${USUAL_CYCLES.longest}, which makes ovulation harder to predict.`,
      ),
    );
  return found;
}

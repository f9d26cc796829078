import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { dayText, rangeText } from "./date-range";
import type { Fertility, Phase } from "./fertility";

const TODAY: Readonly<Record<Phase, string>> = {
  ovulation: "about the day of ovulation",
  fertile: "in the fertile window",
  period: "in the period",
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
    after: `— ${ovulation}; test from ${dayText(coming.next, format)}.`,
    second: `Today is cycle day ${format.number(fertility.cycleDayToday)}, ${TODAY[phaseToday]}.`,
  };
}

import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { hoursAndMinutes } from "../../../math/dates/clock";
import type { Inputs } from "./inputs";
import { hoursText } from "./recommended";
import type { Night, Sleep } from "./sleep";
import type { Week } from "./week";

/** The steps from the times entered to the best time, or to the totals of a week. */
export function working({ inputs, recommended, night, naps, week }: Sleep, format: Format): Listed<Step> {
  const hours = step(
    "Recommended hours",
    `${recommended.source} at ${format.number(inputs.ageYears)} years`,
    hoursText(recommended),
  );
  if (night) return [hours, nightSteps(night, inputs, format)];
  if (week) return [hours, weekSteps(week, inputs, format)];
  return naps.flatMap(({ minutes, wakeTime }) => [
    step(
      `Alarm for ${minutes} minutes asleep`,
      `${format.time(inputs.napStart)} + ${hoursAndMinutes(inputs.fallAsleepMinutes)} + ${hoursAndMinutes(minutes)}`,
      format.time(wakeTime),
    ),
  ]);
}

function nightSteps({ best, options }: Night, inputs: Inputs, format: Format): Listed<Step> {
  const { mode, fallAsleepMinutes, cycleMinutes, wakeTime, bedTime } = inputs;
  const minutes = best.sleepMinutes + fallAsleepMinutes;
  const suits = options.filter(({ withinRecommended }) => withinRecommended).map(({ cycles }) => cycles);
  return [
    step(
      "Whole cycles within these hours",
      `cycles of ${cycleMinutes} minutes`,
      suits.length > 0 ? `${suits.join(", ")}; nearest to the middle: ${best.cycles}` : `none; nearest: ${best.cycles}`,
    ),
    step("Minutes asleep", `${best.cycles} × ${cycleMinutes}`, format.number(best.sleepMinutes)),
    step("Hours asleep", `${best.sleepMinutes} ÷ 60`, format.number(best.sleepMinutes / 60, 6)),
    step("Minutes in bed", `${best.sleepMinutes} + ${fallAsleepMinutes}`, format.number(minutes)),
    mode === "wake-at"
      ? step("Bedtime", `${format.time(wakeTime)} − ${hoursAndMinutes(minutes)}`, format.time(best.time))
      : step("Wake time", `${format.time(bedTime)} + ${hoursAndMinutes(minutes)}`, format.time(best.time)),
  ];
}

function weekSteps({ nights, need, average, debt, jetlag }: Week, inputs: Inputs, format: Format): Listed<Step> {
  const n = (value: number) => format.number(value, 6);
  const total = nights.reduce((sum, { minutes }) => sum + minutes, 0);
  const short = need * nights.length - total / 60;
  return [
    nights.map(({ bed, wake, minutesInBed, minutes }, i) =>
      step(
        `Night ${i + 1}: ${format.time(bed)} to ${format.time(wake)}, hours asleep`,
        `(${minutesInBed} − ${inputs.fallAsleepMinutes}) ÷ 60`,
        n(minutes / 60),
      ),
    ),
    step("Average, in hours", `${n(total / 60)} ÷ ${nights.length}`, n(average)),
    short >= 0
      ? step("Sleep debt, in hours", `${nights.length} × ${n(need)} − ${n(total / 60)}`, n(debt))
      : step(
          "Sleep debt, in hours",
          `${nights.length} × ${n(need)} − ${n(total / 60)} = ${n(short)}, so there is no debt`,
          n(debt),
        ),
    jetlag
      ? step(
          "Social jet lag: difference of the mean midpoints of sleep, in hours after midnight",
          `|${n(jetlag.free)} − ${n(jetlag.work)}|`,
          n(jetlag.hours),
        )
      : null,
  ];
}

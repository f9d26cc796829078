import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { dayNumberToIso } from "../../../math/dates/civil";
import {
  DAYS_FROM_CONCEPTION,
  DAYS_FROM_PERIOD,
  gestationText,
  USUAL_CYCLE,
  weeksAndDays,
} from "../../../math/health/gestation";
import { ageText } from "./age-text";
import type { Inputs } from "./inputs";
import type { Pregnancy } from "./pregnancy";
import type { Scan } from "./scan";

/** The steps from the entered date to the due date and the weeks today. */
export function working(pregnancy: Pregnancy, format: Format): Listed<Step> {
  return [dueSteps(pregnancy, format), redatingSteps(pregnancy, format), todaySteps(pregnancy, format)];
}

const dateText = (day: number, format: Format) => format.date(dayNumberToIso(day));

function dueSteps({ inputs, periodDue, scan, due, start }: Pregnancy, format: Format): Listed<Step> {
  const { method, conceptionDate, ivfTransferDate, embryoAgeDays } = inputs;
  switch (method) {
    case "lmp":
      return [periodSteps(inputs, periodDue as number, format), scan ? scanSteps(scan, inputs, format) : null];
    case "ultrasound":
      return scan ? scanSteps(scan, inputs, format) : [];
    case "conception":
      return [step("Due date", `${format.date(conceptionDate)} + ${DAYS_FROM_CONCEPTION} days`, dateText(due, format))];
    case "ivf":
      return [
        step(
          "Days from transfer to the due date",
          `${DAYS_FROM_CONCEPTION} − ${embryoAgeDays}`,
          `${DAYS_FROM_CONCEPTION - embryoAgeDays}`,
        ),
        step(
          "Due date",
          `${format.date(ivfTransferDate)} + ${DAYS_FROM_CONCEPTION - embryoAgeDays} days`,
          dateText(due, format),
        ),
      ];
    case "due-date":
      return [
        step(
          "First day of the last period",
          `${dateText(due, format)} − ${DAYS_FROM_PERIOD} days`,
          dateText(start, format),
        ),
        step(
          "Conception",
          `${dateText(due, format)} − ${DAYS_FROM_CONCEPTION} days`,
          dateText(due - DAYS_FROM_CONCEPTION, format),
        ),
      ];
  }
}

function periodSteps({ lmp, lmpRule, cycleLength }: Inputs, due: number, format: Format): Listed<Step> {
  const longer = cycleLength - USUAL_CYCLE;
  const cycle = longer === 0 ? "" : ` ${longer > 0 ? "+" : "−"} ${format.plural(Math.abs(longer), "day")}`;
  const cycleStep = step(
    `Days longer than a ${USUAL_CYCLE}-day cycle`,
    `${cycleLength} − ${USUAL_CYCLE}`,
    format.number(longer),
  );
  const rule = lmpRule === "naegele" ? "+ 7 days − 3 months + 1 year" : `+ ${DAYS_FROM_PERIOD} days`;
  return [
    longer !== 0 && cycleStep,
    step("Due date by the period", `${format.date(lmp)} ${rule}${cycle}`, dateText(due, format)),
  ];
}

function scanSteps({ day, days, crlDays, due }: Scan, inputs: Inputs, format: Format): Listed<Step> {
  const { ultrasoundWeeks, ultrasoundDays, crlMm, crlFormula } = inputs;
  const mm = format.number(crlMm);
  const cm = format.number(crlMm / 10, 12);
  const length = {
    hadlock: `7 × e^(1.684969 + 0.315646 × ${cm} − 0.049306 × ${cm}² + 0.004057 × ${cm}³ − 0.000120456 × ${cm}⁴)`,
    robinson: `8.052 × √(1.037 × ${mm}) + 23.73`,
    intergrowth: `40.9041 + 3.21585 × √(${mm}) + 0.348956 × ${mm}`,
  };
  return [
    crlDays === null
      ? step("Days at the scan", `7 × ${ultrasoundWeeks} + ${ultrasoundDays}`, format.number(days))
      : [
          step("Days at the scan, from the length", length[crlFormula], format.number(crlDays, 6)),
          step("Days at the scan, rounded", format.number(crlDays, 6), format.number(days)),
        ],
    step("Days from the scan to the due date", `${DAYS_FROM_PERIOD} − ${days}`, format.number(DAYS_FROM_PERIOD - days)),
    step(
      "Due date by the scan",
      `${dateText(day, format)} + ${format.plural(DAYS_FROM_PERIOD - days, "day")}`,
      dateText(due, format),
    ),
  ];
}

function redatingSteps({ scan, redating, periodDue, due }: Pregnancy, format: Format): Listed<Step> {
  if (!redating || !scan || periodDue === null) return [];
  const { days, difference, limit, redate } = redating;
  const apart = format.plural(Math.abs(difference), "day");
  return [
    step(
      "Age at the scan by the period",
      `${DAYS_FROM_PERIOD} − ${periodDue - scan.day} days left = ${days} days`,
      gestationText(days),
    ),
    step(
      "Difference between the due dates",
      `${dateText(scan.due, format)} − ${dateText(periodDue, format)}`,
      format.plural(difference, "day"),
    ),
    step(
      `ACOG limit at ${gestationText(days)}`,
      redate ? `${apart} is more than ${limit}` : `${apart} is not more than ${limit}`,
      redate ? `the scan’s date, ${dateText(due, format)}` : `the period’s date, ${dateText(due, format)}`,
    ),
  ];
}

function todaySteps({ inputs, start, progress, daysRemaining }: Pregnancy, format: Format): Listed<Step> {
  if (!progress) return [];
  const age = weeksAndDays(progress.days);
  return [
    step(
      "Days since the first counted day",
      `${format.date(inputs.asOf)} − ${dateText(start, format)}`,
      format.plural(progress.days, "day"),
    ),
    step(
      "Weeks today",
      `${format.number(progress.days)} = 7 × ${format.number(age.weeks)} + ${age.days}`,
      ageText(progress.days, format),
    ),
    step("Days to go", `${DAYS_FROM_PERIOD} − ${format.number(progress.days)}`, format.number(daysRemaining)),
    step(
      "Share of the 40 weeks",
      `${format.number(progress.days)} ÷ ${DAYS_FROM_PERIOD}`,
      format.percent((100 * progress.days) / DAYS_FROM_PERIOD, 6),
    ),
  ];
}

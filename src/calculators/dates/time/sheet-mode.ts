/** The timesheet mode: hours by day, overtime and pay. */
import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Variant } from "../../../core/variants";
import { dayNumberToIso } from "../../../math/dates/civil";
import { weekdayName } from "../../../math/dates/week";
import { Rational } from "../../../math/numbers/rational";
import { Duration } from "./duration";
import type { Fields, Inputs } from "./inputs";
import type { Answer } from "./outputs";
import { exactText } from "./text";
import { clockOf, type Shift, Timesheet, type Workday } from "./timesheet";

type Filled = Answer & Required<Pick<Answer, "duration" | "sheet">>;

/** Rounds to six decimals; anything smaller is negligible next to hundreds of minutes. */
function minutesText(value: Rational, format: Format): string {
  return exactText(value.roundTo(6), format);
}

/** Maximum number of workdays shown one by one. */
const MAX_STEPS = 60;

export const timesheet: Variant<Fields, Filled> = {
  question: "Timesheet with overtime and pay",
  inputs: {
    shifts: {},
    payRate: {},
    overtimeRule: {},
    dailyOvertimeAfter: {},
    weeklyOvertimeAfter: {},
    doubleTimeAfter: {},
    overtimeMultiplier: {},
    roundTo: {},
    weekStartsOn: {},
    hoursPerDay: {},
  },
  answer(inputs, { format }) {
    const sheet = new Timesheet(inputs, format);
    return { sheet, duration: new Duration(sheet.worked.multiply(Rational.of(60)), inputs.hoursPerDay) };
  },
  headline({ sheet, duration }, { payRate }, format) {
    const hours = `${format.number(duration.in(3600), 4)} hours`;
    const parts = hoursText(sheet, format);
    if (payRate === 0)
      return { label: "Hours worked", before: "The shifts come to", figure: hours, after: `— ${parts}.` };
    return {
      label: "Gross pay",
      before: `${hours} worked earn`,
      figure: format.money(sheet.grossPay.toNumber()),
      after: `— ${parts}.`,
    };
  },
  working: ({ sheet }, inputs, format) => sheetSteps(sheet, inputs, format),
};

/** `40 regular, 6 overtime, 1 at double time` */
function hoursText(sheet: Timesheet, format: Format): string {
  const hours = (kind: "regular" | "overtime" | "double") => format.number(sheet.hours(kind).toNumber(), 4);
  const parts = [
    `${hours("regular")} regular`,
    ...(sheet.hours("overtime").sign() > 0 ? [`${hours("overtime")} overtime`] : []),
    ...(sheet.hours("double").sign() > 0 ? [`${hours("double")} at double time`] : []),
  ];
  return parts.length < 2 ? `${parts.join("")}, no overtime` : parts.join(", ");
}

function sheetSteps(sheet: Timesheet, inputs: Inputs, format: Format): Listed<Step> {
  const { workdays, multiplier, rate } = sheet;
  const days = workdays.slice(0, MAX_STEPS).flatMap((day) => daySteps(day, sheet, inputs, format));
  const n = (value: Rational) => minutesText(value, format);
  const [regular, overtime, double] = [sheet.hours("regular"), sheet.hours("overtime"), sheet.hours("double")];
  return [
    days,
    workdays.length > MAX_STEPS && step("Further days", "in the table", format.number(workdays.length - MAX_STEPS)),
    step("Hours worked", `${n(sheet.worked)} ÷ 60`, `${n(sheet.worked.divide(Rational.of(60)))} h`),
    step(
      "Gross pay",
      `${n(rate)} × (${n(regular)} + ${n(multiplier)} × ${n(overtime)} + 2 × ${n(double)})`,
      format.money(sheet.grossPay.toNumber()),
    ),
  ];
}

function daySteps(day: Workday, { rule }: Timesheet, { roundTo }: Inputs, format: Format): Listed<Step> {
  const n = (value: Rational) => minutesText(value, format);
  const name = `${weekdayName(day.day)}, ${format.shortDate(dayNumberToIso(day.day))}`;
  const shifts = day.shifts.map((shift) => shiftStep(name, shift, roundTo !== "0", format));
  const daily = day.overtime.subtract(day.weekly);
  const over = (label: string, minutes: Rational) =>
    minutes.sign() > 0 ? [step(`${name}: ${label}`, reason(minutes, day, format), `${n(minutes)} min`)] : [];
  const limit = day.isSeventh ? "8" : format.number(rule.doubleAfter ?? 0);
  return [
    shifts,
    over(`double time, over ${limit} h${day.isSeventh ? " on the seventh day" : " a day"}`, day.double),
    over(
      day.isSeventh
        ? "overtime, seventh day worked in the week"
        : `overtime, over ${format.number(rule.dailyAfter ?? 0)} h a day`,
      daily,
    ),
    over(`overtime, over ${format.number(rule.weeklyAfter ?? 0)} h in the week`, day.weekly),
    step(
      `${name}: regular minutes`,
      `${n(day.worked)} − ${n(day.overtime)} − ${n(day.double)}`,
      `${n(day.regular)} min`,
    ),
  ];
}

function reason(minutes: Rational, { worked }: Workday, format: Format): string {
  return `of ${minutesText(worked, format)} min worked, the last ${minutesText(minutes, format)} not counted elsewhere`;
}

function shiftStep(name: string, shift: Shift, isRounded: boolean, format: Format): Step {
  const punches = `${clockOf(shift.start, format)} to ${clockOf(shift.end, format)}`;
  const rounded = isRounded
    ? `, rounded ${clockOf(shift.roundedStart, format)} to ${clockOf(shift.roundedEnd, format)}`
    : "";
  return step(
    `${name}: ${punches}${rounded}, minutes without the break`,
    `${format.number(shift.roundedEnd)} − ${format.number(shift.roundedStart)} − ${minutesText(shift.break, format)}`,
    `${minutesText(shift.worked, format)} min`,
  );
}

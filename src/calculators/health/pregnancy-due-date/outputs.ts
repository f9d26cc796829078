import { outputsOf } from "../../../core/outputs";
import { CARE, TERM, TRIMESTERS } from "../../../data/pregnancy";
import { dayNumberToIso } from "../../../math/dates/civil";
import { DAYS_FROM_CONCEPTION, DAYS_FROM_PERIOD, weeksAndDays } from "../../../math/health/gestation";
import { MILESTONES } from "./milestones";
import type { Pregnancy } from "./pregnancy";

const { boolean, choice, date, integer, number, percent, table } = outputsOf<Pregnancy>();

const TODAY = "Today";
const DATES = "Dates";
const SCAN = "The scan";
/** Shown only when period and scan are compared; otherwise these dates equal the due date. */
const COMPARED = { method: "lmp", compareUltrasound: true } as const;

/** The first day of a stage. */
const startOf = (label: string, day: number) =>
  date({ label, group: DATES, advanced: true, value: (pregnancy) => pregnancy.dateAt(day) });

/** Transfer date of an embryo of the given age, in days, that leads to the known due date. */
const transfer = (age: number) =>
  date({
    label: `Transfer of a day-${age} embryo`,
    group: DATES,
    optional: true,
    value: ({ inputs, due }) =>
      inputs.method === "due-date" ? dayNumberToIso(due - DAYS_FROM_CONCEPTION + age) : null,
  });

export const outputs = {
  dueDate: date({ label: "Due date", value: ({ due }) => dayNumberToIso(due) }),
  lmpEquivalent: date({
    label: "Counted from",
    note: "First day of the last period, or its equivalent",
    group: DATES,
    value: ({ start }) => dayNumberToIso(start),
  }),
  conceptionEstimate: date({
    label: "Estimated conception",
    group: DATES,
    value: ({ conception }) => dayNumberToIso(conception),
  }),
  transferDay5: transfer(5),
  transferDay3: transfer(3),
  gestationalDays: integer({
    label: "Days so far",
    unit: "days",
    group: TODAY,
    optional: true,
    advanced: true,
    value: ({ progress }) => progress?.days,
  }),
  gaWeeks: integer({
    label: "Weeks",
    unit: "weeks",
    group: TODAY,
    optional: true,
    value: ({ progress }) => progress && weeksAndDays(progress.days).weeks,
  }),
  gaDays: integer({
    label: "And days",
    unit: "days",
    group: TODAY,
    optional: true,
    value: ({ progress }) => progress && weeksAndDays(progress.days).days,
  }),
  trimester: integer({
    label: "Trimester",
    group: TODAY,
    optional: true,
    value: ({ progress }) => progress?.trimester,
  }),
  termStage: choice({
    label: "A birth today would be",
    options: {
      preterm: "Preterm",
      "early-term": "Early term",
      "full-term": "Full term",
      "late-term": "Late term",
      "post-term": "Post-term",
    },
    group: TODAY,
    optional: true,
    advanced: true,
    value: ({ progress }) => progress?.termStage,
  }),
  percentComplete: percent({
    label: "Share of the 40 weeks",
    digits: 1,
    group: TODAY,
    optional: true,
    value: ({ progress }) => progress && (100 * progress.days) / DAYS_FROM_PERIOD,
  }),
  daysRemaining: integer({
    label: "Days to go",
    noun: "Number of days to go",
    unit: "days",
    group: TODAY,
    value: ({ daysRemaining }) => daysRemaining,
  }),
  trimester2Start: startOf("Second trimester begins", TRIMESTERS.second),
  trimester3Start: startOf("Third trimester begins", TRIMESTERS.third),
  viabilityDate: startOf("24 weeks", CARE.viability),
  earlyTermDate: startOf("Early term begins", TERM.early),
  fullTermDate: startOf("Full term begins", TERM.full),
  lateTermDate: startOf("Late term begins", TERM.late),
  postTermDate: startOf("Post-term begins", TERM.post),
  milestones: table({
    label: "Milestones",
    columns: {
      code: choice({ label: "Milestone", options: MILESTONES }),
      startDay: integer({ label: "From day" }),
      endDay: integer({ label: "To day", optional: true }),
      startDate: date({ label: "From" }),
      endDate: date({ label: "Until", optional: true }),
    },
    value: ({ milestones }) => milestones,
  }),
  weeks: table({
    label: "Week by week",
    columns: {
      week: integer({ label: "Week" }),
      startDate: date({ label: "Begins" }),
      trimester: integer({ label: "Trimester" }),
    },
    value: ({ weeks }) => weeks,
  }),
  lmpDueDate: date({
    label: "Due date by the period",
    group: SCAN,
    shownWhen: COMPARED,
    optional: true,
    value: ({ periodDue }) => (periodDue !== null ? dayNumberToIso(periodDue) : null),
  }),
  ultrasoundDueDate: date({
    label: "Due date by the scan",
    group: SCAN,
    shownWhen: COMPARED,
    optional: true,
    value: ({ scan }) => scan && dayNumberToIso(scan.due),
  }),
  discrepancyDays: integer({
    label: "Scan − period",
    unit: "days",
    group: SCAN,
    optional: true,
    value: ({ redating }) => redating?.difference,
  }),
  thresholdDays: integer({
    label: "Difference allowed at this age",
    unit: "days",
    group: SCAN,
    optional: true,
    value: ({ redating }) => redating?.limit,
  }),
  redate: boolean({
    label: "The scan changes the due date",
    group: SCAN,
    optional: true,
    value: ({ redating }) => redating?.redate,
  }),
  ultrasoundGaDays: integer({
    label: "Gestational age by the scan",
    unit: "days",
    group: SCAN,
    optional: true,
    advanced: true,
    value: ({ scan }) => scan?.days,
  }),
  crlGaDays: number({
    label: "Gestational age before rounding",
    unit: "days",
    digits: 2,
    group: SCAN,
    optional: true,
    advanced: true,
    value: ({ scan }) => scan?.crlDays,
  }),
};

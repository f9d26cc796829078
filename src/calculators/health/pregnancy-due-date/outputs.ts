import { section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { CARE, TERM, TRIMESTERS } from "../../../data/pregnancy";
import { dayNumberToIso } from "../../../math/dates/civil";
import { DAYS_FROM_CONCEPTION, DAYS_FROM_PERIOD, weeksAndDays } from "../../../math/health/gestation";
import { MILESTONES } from "./milestones";
import type { Pregnancy } from "./pregnancy";

const { boolean, choice, date, integer, number, percent, table } = outputsOf<Pregnancy>();

/** Shown only when period and scan are compared; otherwise these dates equal the due date. */
const COMPARED = { method: "lmp", compareUltrasound: true } as const;

/** The first day of a stage. */
const startOf = (label: string, day: number) =>
  date(label, { shown: "more", value: (pregnancy) => pregnancy.dateAt(day) });

/** Transfer date of an embryo of the given age, in days, that leads to the known due date. */
const transfer = (age: number) =>
  date(`Transfer of a day-${age} embryo`, {
    optional: true,
    value: ({ inputs, due }) =>
      inputs.method === "due-date" ? dayNumberToIso(due - DAYS_FROM_CONCEPTION + age) : null,
  });

export const outputs = {
  dueDate: date("Due date", { shown: "elsewhere", solve: true, value: ({ due }) => dayNumberToIso(due) }),
  ...section("Dates", {
    lmpEquivalent: date("Counted from", {
      note: "First day of the last period, or its equivalent",
      value: ({ start }) => dayNumberToIso(start),
    }),
    conceptionEstimate: date("Estimated conception", { value: ({ conception }) => dayNumberToIso(conception) }),
    transferDay5: transfer(5),
    transferDay3: transfer(3),
    trimester2Start: { ...startOf("Second trimester begins", TRIMESTERS.second), shown: "more" },
    trimester3Start: { ...startOf("Third trimester begins", TRIMESTERS.third), shown: "more" },
    viabilityDate: { ...startOf("24 weeks", CARE.viability), shown: "more" },
    earlyTermDate: { ...startOf("Early term begins", TERM.early), shown: "more" },
    fullTermDate: { ...startOf("Full term begins", TERM.full), shown: "more" },
    lateTermDate: { ...startOf("Late term begins", TERM.late), shown: "more" },
    postTermDate: { ...startOf("Post-term begins", TERM.post), shown: "more" },
  }),
  ...section("Today", {
    gestationalDays: integer("Days so far", {
      unit: "days",
      optional: true,
      shown: "more",
      value: ({ progress }) => progress?.days,
    }),
    gaWeeks: integer("Weeks", {
      unit: "weeks",
      optional: true,
      shown: "elsewhere",
      value: ({ progress }) => progress && weeksAndDays(progress.days).weeks,
    }),
    gaDays: integer("And days", {
      unit: "days",
      optional: true,
      shown: "elsewhere",
      value: ({ progress }) => progress && weeksAndDays(progress.days).days,
    }),
    trimester: integer("Trimester", { optional: true, value: ({ progress }) => progress?.trimester }),
    termStage: choice("A birth today would be", {
      options: {
        preterm: "Preterm",
        "early-term": "Early term",
        "full-term": "Full term",
        "late-term": "Late term",
        "post-term": "Post-term",
      },
      optional: true,
      // Before a baby can live outside the womb, no term has a name.
      shown: ({ progress }) => (progress && progress.days >= CARE.viability ? "more" : "elsewhere"),
      value: ({ progress }) => progress?.termStage,
    }),
    percentComplete: percent("Share of the 40 weeks", {
      digits: 1,
      optional: true,
      value: ({ progress }) => progress && (100 * progress.days) / DAYS_FROM_PERIOD,
    }),
    daysRemaining: integer("Days to go", {
      noun: "Number of days to go",
      unit: "days",
      shown: "elsewhere",
      solve: true,
    }),
  }),
  milestones: table("Milestones", {
    columns: {
      code: choice("Milestone", { options: MILESTONES }),
      startDay: integer("From day"),
      endDay: integer("To day", { optional: true }),
      startDate: date("From"),
      endDate: date("Until", { optional: true }),
    },
  }),
  weeks: table("Week by week", {
    columns: {
      week: integer("Week"),
      startDate: date("Begins"),
      trimester: integer("Trimester"),
    },
  }),
  ...section("The scan", {
    lmpDueDate: date("Due date by the period", {
      when: COMPARED,
      optional: true,
      value: ({ periodDue }) => (periodDue !== null ? dayNumberToIso(periodDue) : null),
    }),
    ultrasoundDueDate: date("Due date by the scan", {
      when: COMPARED,
      optional: true,
      value: ({ scan }) => scan && dayNumberToIso(scan.due),
    }),
    discrepancyDays: integer("Scan − period", {
      unit: "days",
      optional: true,
      value: ({ redating }) => redating?.difference,
    }),
    thresholdDays: integer("Difference allowed at this age", {
      unit: "days",
      optional: true,
      value: ({ redating }) => redating?.limit,
    }),
    redate: boolean("The scan changes the due date", { optional: true, value: ({ redating }) => redating?.redate }),
    ultrasoundGaDays: integer("Gestational age by the scan", {
      unit: "days",
      optional: true,
      shown: "more",
      value: ({ scan }) => scan?.days,
    }),
    crlGaDays: number("Gestational age before rounding", {
      unit: "days",
      digits: 2,
      optional: true,
      shown: "more",
      value: ({ scan }) => scan?.crlDays,
    }),
  }),
};

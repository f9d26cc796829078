import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { dayNumberToIso } from "../../../math/dates/civil";
import type { Fertility } from "./fertility";

const { choice, date, integer, number, percent, table } = outputsOf<Fertility>();

const PHASES = {
  ovulation: "Ovulation",
  fertile: "Fertile",
  period: "Period",
  luteal: "After the window",
  follicular: "Before the window",
};

const day = (label: string, value: (fertility: Fertility) => number) =>
  date(label, { value: (fertility) => dayNumberToIso(value(fertility)) });

const maybeDay = (label: string, value: (fertility: Fertility) => number | undefined, note?: string) =>
  date(label, {
    ...(note !== undefined && { note }),
    optional: true,
    value(fertility) {
      const found = value(fertility);
      return found === undefined ? null : dayNumberToIso(found);
    },
  });

export const outputs = {
  ...section("Next fertile window", {
    nextOvulation: {
      ...day("Estimated ovulation", ({ coming }) => coming.ovulation),
      noun: "Day of ovulation",
      solve: true,
    },
    fertileStart: { ...day("Fertile from", ({ coming }) => coming.fertileStart), shown: "elsewhere" },
    fertileEnd: { ...day("Fertile until", ({ coming }) => coming.fertileEnd), shown: "elsewhere" },
    ovulationEarliest: {
      ...day("Ovulation, earliest", ({ coming }) => coming.earliest),
      shown: ({ isRegular }) => first(!isRegular),
    },
    ovulationLatest: {
      ...day("Ovulation, latest", ({ coming }) => coming.latest),
      shown: ({ isRegular }) => first(!isRegular),
    },
    testDate: { ...day("Test from", ({ coming }) => coming.test), noun: "First day to test", solve: true },
    dueDateIfConceived: { ...day("Due date if conceived", ({ coming }) => coming.due), solve: 1 },
    daysToOvulation: integer("Days to ovulation", {
      noun: "Number of days to ovulation",
      unit: "days",
      shown: "more",
      value: ({ coming, today }) => coming.ovulation - today,
    }),
  }),
  ...section("This cycle", {
    nextPeriod: day("Next period", ({ present }) => present.next),
    cycleDayToday: integer("Cycle day today"),
    statusToday: choice("Phase today", { options: PHASES, value: ({ phaseToday }) => phaseToday }),
    standardDaysStart: {
      ...maybeDay(
        "Standard Days from",
        ({ standardDays }) => standardDays?.from,
        "Days 8 to 19, for cycles of 26 to 32 days",
      ),
      shown: "more",
    },
    standardDaysEnd: { ...maybeDay("Standard Days until", ({ standardDays }) => standardDays?.to), shown: "more" },
  }),
  forecast: table("Coming cycles", {
    columns: {
      cycle: integer("Cycle"),
      periodStart: date("Period from"),
      periodEnd: date("Period until"),
      fertileStart: date("Fertile from"),
      fertileEnd: date("Fertile until"),
      fertileDays: integer("Fertile days"),
      ovulation: date("Ovulation"),
      ovulationEarliest: date("Earliest"),
      ovulationLatest: date("Latest"),
      nextPeriod: date("Next period"),
      testDate: date("Test from"),
      dueDate: date("Due date"),
    },
    value: ({ forecast }) =>
      forecast.map((cycle) => ({
        cycle: cycle.number,
        periodStart: dayNumberToIso(cycle.start),
        periodEnd: dayNumberToIso(cycle.bleedingEnd),
        fertileStart: dayNumberToIso(cycle.fertileStart),
        fertileEnd: dayNumberToIso(cycle.fertileEnd),
        fertileDays: cycle.fertileEnd - cycle.fertileStart + 1,
        ovulation: dayNumberToIso(cycle.ovulation),
        ovulationEarliest: dayNumberToIso(cycle.earliest),
        ovulationLatest: dayNumberToIso(cycle.latest),
        nextPeriod: dayNumberToIso(cycle.next),
        testDate: dayNumberToIso(cycle.test),
        dueDate: dayNumberToIso(cycle.due),
      })),
  }),
  calendar: table("This cycle, day by day", {
    columns: {
      date: date("Date"),
      cycleDay: integer("Cycle day"),
      phase: choice("Phase", { options: PHASES }),
      conceptionProbability: percent("Chance if ovulation is on the estimated day"),
    },
  }),
  ...section("Logged cycles", {
    cycleMean: number("Mean length", {
      unit: "days",
      digits: 1,
      optional: true,
      value: ({ lengths }) => lengths.log?.mean,
    }),
    cycleSd: number("Standard deviation", {
      unit: "days",
      digits: 1,
      optional: true,
      shown: "more",
      value: ({ lengths }) => lengths.log?.deviation,
    }),
    cyclesCounted: integer("Cycles counted", { optional: true, value: ({ lengths }) => lengths.log?.gaps.length }),
  }),
  ...section("For the desired due date", {
    wantedFertileStart: maybeDay("Try from", ({ wanted }) => wanted?.from),
    wantedOvulation: maybeDay("Ovulation, until", ({ wanted }) => wanted?.to),
  }),
};

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

const NEXT = "Next fertile window";
const NOW = "This cycle";
const LOG = "Logged cycles";
const WANTED = "For the desired due date";

const day = (label: string, group: string, value: (fertility: Fertility) => number) =>
  date({ label, group, value: (fertility) => dayNumberToIso(value(fertility)) });

const maybeDay = (
  label: string,
  group: string,
  value: (fertility: Fertility) => number | undefined,
  note?: string,
) =>
  date({
    label,
    ...(note !== undefined && { note }),
    group,
    optional: true,
    value(fertility) {
      const found = value(fertility);
      return found === undefined ? null : dayNumberToIso(found);
    },
  });

export const outputs = {
  nextOvulation: {
    ...day("Ovulation, about", NEXT, ({ coming }) => coming.ovulation),
    noun: "Day of ovulation",
  },
  fertileStart: day("Fertile from", NEXT, ({ coming }) => coming.fertileStart),
  fertileEnd: day("Fertile until", NEXT, ({ coming }) => coming.fertileEnd),
  ovulationEarliest: day("Ovulation, earliest", NEXT, ({ coming }) => coming.earliest),
  ovulationLatest: day("Ovulation, latest", NEXT, ({ coming }) => coming.latest),
  testDate: { ...day("Test from", NEXT, ({ coming }) => coming.next), noun: "First day to test" },
  dueDateIfConceived: day("Due date if conceived", NEXT, ({ coming }) => coming.due),
  daysToOvulation: integer({
    label: "Days to ovulation",
    noun: "Number of days to ovulation",
    unit: "days",
    group: NEXT,
    value: ({ coming, today }) => coming.ovulation - today,
  }),
  nextPeriod: day("Next period", NOW, ({ present }) => present.next),
  cycleDayToday: integer({
    label: "Cycle day today",
    group: NOW,
    value: (fertility) => fertility.cycleDayToday,
  }),
  statusToday: choice({
    label: "Phase today",
    options: PHASES,
    group: NOW,
    value: ({ phaseToday }) => phaseToday,
  }),
  forecast: table({
    label: "Coming cycles",
    columns: {
      cycle: integer({ label: "Cycle" }),
      periodStart: date({ label: "Period from" }),
      periodEnd: date({ label: "Period until" }),
      fertileStart: date({ label: "Fertile from" }),
      fertileEnd: date({ label: "Fertile until" }),
      fertileDays: integer({ label: "Fertile days" }),
      ovulation: date({ label: "Ovulation" }),
      ovulationEarliest: date({ label: "Earliest" }),
      ovulationLatest: date({ label: "Latest" }),
      nextPeriod: date({ label: "Next period" }),
      testDate: date({ label: "Test from" }),
      dueDate: date({ label: "Due date" }),
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
        testDate: dayNumberToIso(cycle.next),
        dueDate: dayNumberToIso(cycle.due),
      })),
  }),
  calendar: table({
    label: "This cycle, day by day",
    columns: {
      date: date({ label: "Date" }),
      cycleDay: integer({ label: "Cycle day" }),
      phase: choice({ label: "Phase", options: PHASES }),
      conceptionProbability: percent({ label: "Chance of conception" }),
    },
    value: ({ calendar }) => calendar,
  }),
  standardDaysStart: maybeDay(
    "Standard Days from",
    NOW,
    ({ standardDays }) => standardDays?.from,
    "Days 8 to 19, for cycles of 26 to 32 days",
  ),
  standardDaysEnd: maybeDay("Standard Days until", NOW, ({ standardDays }) => standardDays?.to),
  cycleMean: number({
    label: "Mean length",
    unit: "days",
    digits: 1,
    group: LOG,
    optional: true,
    value: ({ lengths }) => lengths.log?.mean,
  }),
  cycleSd: number({
    label: "Standard deviation",
    unit: "days",
    digits: 1,
    group: LOG,
    optional: true,
    value: ({ lengths }) => lengths.log?.deviation,
  }),
  cyclesCounted: integer({
    label: "Cycles counted",
    group: LOG,
    optional: true,
    value: ({ lengths }) => lengths.log?.gaps.length,
  }),
  wantedFertileStart: maybeDay("Try from", WANTED, ({ wanted }) => wanted?.from),
  wantedOvulation: maybeDay("Ovulation, until", WANTED, ({ wanted }) => wanted?.to),
};

/** Milestones of a pregnancy, in days of gestational age. */
import { CARE, CARE_UK, TERM, TRIMESTERS } from "../../../data/pregnancy";
import { DAYS_FROM_PERIOD } from "../../../math/health/gestation";

/** Whose appointments are listed. */
export const SCHEDULES = { us: "United States", uk: "United Kingdom" } as const;

type Schedule = keyof typeof SCHEDULES;

export const MILESTONES = {
  "test-positive": "Home test can be positive",
  "heartbeat-visible": "Heartbeat visible on a scan",
  "booking-appointment": "Booking appointment due",
  "dating-scan": "Dating scan and combined test",
  "first-trimester-screening": "First-trimester screening",
  "second-trimester": "Second trimester begins",
  "whooping-cough-vaccine": "Whooping cough vaccine",
  "anatomy-scan": "Anatomy scan",
  "anomaly-scan": "Anomaly scan",
  viability: "24 weeks: viability",
  "glucose-screening": "Glucose test",
  "tdap-vaccine": "Tdap vaccine",
  "rsv-vaccine": "RSV vaccine",
  "third-trimester": "Third trimester begins",
  "gbs-screening": "Group B strep test",
  "early-term": "Early term begins",
  "full-term": "Full term begins",
  "due-date": "Due date",
  "late-term": "Late term begins",
  "post-term": "Post-term begins",
} as const;

export type Milestone = keyof typeof MILESTONES;

type Days = number | readonly [first: number, last: number];

const SHARED: readonly (readonly [code: Milestone, days: Days])[] = [
  ["test-positive", CARE.testPositive],
  ["heartbeat-visible", CARE.heartbeat],
  ["second-trimester", TRIMESTERS.second],
  ["viability", CARE.viability],
  ["third-trimester", TRIMESTERS.third],
  ["early-term", TERM.early],
  ["full-term", TERM.full],
  ["due-date", DAYS_FROM_PERIOD],
  ["late-term", TERM.late],
  ["post-term", TERM.post],
];

const CARE_DAYS: Readonly<Record<Schedule, typeof SHARED>> = {
  us: [
    ["first-trimester-screening", CARE.firstScreening],
    ["anatomy-scan", CARE.anatomyScan],
    ["glucose-screening", CARE.glucose],
    ["tdap-vaccine", CARE.tdap],
    ["gbs-screening", CARE.groupB],
  ],
  uk: [
    ["booking-appointment", CARE_UK.booking],
    ["dating-scan", CARE_UK.datingScan],
    ["whooping-cough-vaccine", CARE_UK.pertussis],
    ["anomaly-scan", CARE_UK.anomalyScan],
    ["glucose-screening", CARE_UK.glucose],
    ["rsv-vaccine", CARE_UK.rsv],
  ],
};

/** The day of each milestone, or the first and last day of a window, in chronological order. */
export function milestoneDays(schedule: Schedule): typeof SHARED {
  const first = (days: Days) => (typeof days === "number" ? days : days[0]);
  return [...SHARED, ...CARE_DAYS[schedule]].sort((a, b) => first(a[1]) - first(b[1]));
}

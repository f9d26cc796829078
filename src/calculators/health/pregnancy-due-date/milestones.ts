/** Milestones of a pregnancy, in days of gestational age. */
import { CARE, TERM, TRIMESTERS } from "../../../data/pregnancy";
import { DAYS_FROM_PERIOD } from "../../../math/health/gestation";

export const MILESTONES = {
  "test-positive": "Home test can be positive",
  "heartbeat-visible": "Heartbeat visible on a scan",
  "first-trimester-screening": "First-trimester screening",
  "second-trimester": "Second trimester begins",
  "anatomy-scan": "Anatomy scan",
  viability: "24 weeks: viability",
  "glucose-screening": "Glucose test",
  "tdap-vaccine": "Tdap vaccine",
  "third-trimester": "Third trimester begins",
  "gbs-screening": "Group B strep test",
  "early-term": "Early term begins",
  "full-term": "Full term begins",
  "due-date": "Due date",
  "late-term": "Late term begins",
  "post-term": "Post-term begins",
} as const;

export type Milestone = keyof typeof MILESTONES;

/** The day of each milestone, or the first and last day of a window, in chronological order. */
export const MILESTONE_DAYS: readonly (readonly [code: Milestone, days: number | readonly [number, number]])[] = [
  ["test-positive", CARE.testPositive],
  ["heartbeat-visible", CARE.heartbeat],
  ["first-trimester-screening", CARE.firstScreening],
  ["second-trimester", TRIMESTERS.second],
  ["anatomy-scan", CARE.anatomyScan],
  ["viability", CARE.viability],
  ["glucose-screening", CARE.glucose],
  ["tdap-vaccine", CARE.tdap],
  ["third-trimester", TRIMESTERS.third],
  ["gbs-screening", CARE.groupB],
  ["early-term", TERM.early],
  ["full-term", TERM.full],
  ["due-date", DAYS_FROM_PERIOD],
  ["late-term", TERM.late],
  ["post-term", TERM.post],
];

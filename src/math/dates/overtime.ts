/** Minutes of a workweek by rate of pay. */
import { Rational } from "../numbers/rational";

export interface OvertimeRule {
  /** Hours a day beyond which overtime begins; null for never. */
  readonly dailyAfter: number | null;
  /** The same for a week. */
  readonly weeklyAfter: number | null;
  /** Hours a day beyond which pay is double. */
  readonly doubleAfter: number | null;
  /** All of the seventh day is overtime if all seven were worked (California Labor Code, section 510). */
  readonly seventhDay: boolean;
}

/** Minutes of one day. */
export interface DayMinutes {
  readonly worked: Rational;
  readonly regular: Rational;
  readonly overtime: Rational;
  readonly double: Rational;
  /** Of the overtime, what is so because of the hours of the week. */
  readonly weekly: Rational;
  readonly isSeventh: boolean;
}

const MINUTES_PER_HOUR = Rational.of(60);

function minutesOf(hours: number | null): Rational | null {
  return hours === null ? null : Rational.fromNumber(hours).multiply(MINUTES_PER_HOUR);
}

function lesser(a: Rational, b: Rational): Rational {
  return a.compare(b) < 0 ? a : b;
}

/** What is above a limit; nothing without one. */
function beyond(minutes: Rational, limit: Rational | null): Rational {
  return limit === null || minutes.compare(limit) <= 0 ? Rational.ZERO : minutes.subtract(limit);
}

/**
 * Splits the days of one workweek, in order. First each day by itself; then what is left of regular minutes beyond the
 * weekly limit becomes overtime, the latest minutes first. No minute counts twice.
 *
 * @param worked minutes of each day on which there was a shift
 * @param isFull whether all seven days of the week are among them
 */
export function splitWeek(worked: readonly Rational[], isFull: boolean, rule: OvertimeRule): DayMinutes[] {
  const [daily, double] = [minutesOf(rule.dailyAfter), minutesOf(rule.doubleAfter)];
  const eight = Rational.of(480);
  const days = worked.map((minutes, i) => {
    const isSeventh = rule.seventhDay && isFull && i === worked.length - 1;
    const doubled = beyond(minutes, isSeventh ? eight : double);
    const single = minutes.subtract(doubled);
    const overtime = isSeventh ? single : beyond(single, daily);
    return { worked: minutes, regular: single.subtract(overtime), overtime, double: doubled, isSeventh };
  });
  const regular = days.reduce((sum, day) => sum.add(day.regular), Rational.ZERO);
  let over = beyond(regular, minutesOf(rule.weeklyAfter));
  return days
    .toReversed()
    .map((day) => {
      const weekly = lesser(over, day.regular);
      over = over.subtract(weekly);
      return { ...day, weekly, regular: day.regular.subtract(weekly), overtime: day.overtime.add(weekly) };
    })
    .toReversed();
}

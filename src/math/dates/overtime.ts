/** Splits the minutes of a workweek by pay rate. */
import { Rational } from "../numbers/rational";

export interface OvertimeRule {
  /** Hours per day after which overtime begins; null for no daily limit. */
  readonly dailyAfter: number | null;
  /** Hours per week after which overtime begins; null for no weekly limit. */
  readonly weeklyAfter: number | null;
  /** Hours per day after which pay is double; null for no limit. */
  readonly doubleAfter: number | null;
  /**
   * Whether the seventh day is all overtime, and double after eight hours, if all seven days were worked (California
   * Labor Code, section 510).
   */
  readonly seventhDay: boolean;
}

/** Minutes worked on one day. */
export interface DayMinutes {
  readonly worked: Rational;
  readonly regular: Rational;
  readonly overtime: Rational;
  readonly double: Rational;
  /** The part of the overtime caused by the weekly limit. */
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

/** The minutes above a limit; zero if there is no limit. */
function beyond(minutes: Rational, limit: Rational | null): Rational {
  return limit === null || minutes.compare(limit) <= 0 ? Rational.ZERO : minutes.subtract(limit);
}

/**
 * Splits the days of one workweek, given in order. Each day is split on its own first. Then any regular minutes beyond
 * the weekly limit become overtime, starting with the latest. No minute counts twice.
 *
 * @param worked minutes of each day that had a shift
 * @param isFull whether all seven days of the week were worked
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
  const regular = Rational.sum(days.map((day) => day.regular));
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

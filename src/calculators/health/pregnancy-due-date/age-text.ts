import type { Format } from "../../../core/format";
import { weeksAndDays } from "../../../math/health/gestation";

/** `24 weeks and 3 days`, `12 weeks`, `3 days` */
export function ageText(days: number, format: Format): string {
  const age = weeksAndDays(days);
  const parts = [
    ...(age.weeks > 0 ? [format.plural(age.weeks, "week")] : []),
    ...(age.days > 0 || age.weeks === 0 ? [format.plural(age.days, "day")] : []),
  ];
  return parts.join(" and ");
}

export const TRIMESTER_NAMES = { 1: "first trimester", 2: "second trimester", 3: "third trimester" };

export const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** `Jan`, `Feb` … */
export const SHORT_MONTH_NAMES: readonly string[] = MONTH_NAMES.map((name) => name.slice(0, 3));

/** `March 2026` for `2026-03` */
export function monthOfYear(month: string): string {
  return `${MONTH_NAMES[Number(month.slice(-2)) - 1]} ${Number(month.slice(0, -3))}`;
}

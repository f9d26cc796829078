/** Whether this visitor writes the day before the month in numeric dates: 31/3 for March 31. */
export function dayComesFirst(): boolean {
  const parts = new Intl.DateTimeFormat(navigator.language).formatToParts(0).map(({ type }) => type);
  return parts.indexOf("day") < parts.indexOf("month");
}

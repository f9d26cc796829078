/**
 * A list as it is written in working, notices and tabs: a part that does not apply is `false` or `null`, and several
 * parts may be a list of their own.
 *
 *     [step(…), inputs.points > 0 && step(…), feeSteps(loan)]
 */
export type Listed<T> = readonly (T | false | null | undefined | Listed<T>)[];

/** The parts that apply, as one flat list. */
export function listed<T>(parts: Listed<T>): T[] {
  const found: T[] = [];
  for (const part of parts) {
    if (Array.isArray(part)) found.push(...listed(part as Listed<T>));
    else if (part !== false && part !== null && part !== undefined) found.push(part as T);
  }
  return found;
}

import { below100, cardinalWords } from "./cardinal";

/**
 * A year as it is read aloud: `nineteen oh-five`, `twenty twenty-six`, `two thousand six`.
 *
 * @param year 1000 to 2999
 */
export function yearWords(year: number): string {
  const century = Math.floor(year / 100);
  const rest = year % 100;
  if (century % 10 === 0 && rest < 10) return cardinalWords(String(year), { scale: "short", and: false });
  if (rest === 0) return `${below100(century)} hundred`;
  return `${below100(century)} ${rest < 10 ? "oh-" : ""}${below100(rest)}`;
}

/** Scenarios that a link brings along to be compared with its own inputs: `compare=15+years?termYears=15`. */
import type { AnyCalculator } from "./calculator";
import type { Fields } from "./fields";
import { LINK_ROWS_LIMIT } from "./link";

/** Name of the parameter, once for each scenario. No input may use this key. */
export const COMPARE_KEY = "compare";

/** How many scenarios can be kept next to the current one. */
export const MOST_PINNED = 3;

const LONGEST_NAME = 40;

/** Longer scenarios are left out of links. They may have lists among their inputs. */
export const LONGEST_SCENARIO = LINK_ROWS_LIMIT;

/** A scenario: its name, and its inputs as a link would have them. */
export interface Pinned {
  readonly name: string;
  readonly link: string;
}

/**
 * Adds scenarios to the query of a link.
 * @param withText whether private texts may be included
 */
export function withPinned(
  calculator: AnyCalculator,
  link: string,
  pinned: readonly Pinned[],
  withText: boolean,
): string {
  const parameters = new URLSearchParams(link);
  for (const { name, link } of pinned) {
    const own = withText ? link : withoutPrivate(calculator, link);
    if (own.length <= LONGEST_SCENARIO) parameters.append(COMPARE_KEY, `${cleanName(name)}?${own}`);
  }
  return parameters.toString();
}

function withoutPrivate(calculator: AnyCalculator, link: string): string {
  const parameters = new URLSearchParams(link);
  for (const [key, { privacy }] of Object.entries(calculator.inputs as Fields)) if (privacy) parameters.delete(key);
  return parameters.toString();
}

/** The scenarios in a link, which is text from strangers: no more than fit, with names of bounded length. */
export function readPinned(link: string): Pinned[] {
  return new URLSearchParams(link.replace(/^[?#]/, ""))
    .getAll(COMPARE_KEY)
    .filter((text) => text.includes("?") && text.length <= LONGEST_NAME + 1 + LONGEST_SCENARIO)
    .slice(0, MOST_PINNED)
    .map((text) => {
      const end = text.indexOf("?");
      return { name: cleanName(text.slice(0, end)), link: text.slice(end + 1) };
    });
}

/** A name that fits a column's heading. */
export function cleanName(name: string): string {
  return name.replaceAll("?", "").slice(0, LONGEST_NAME);
}

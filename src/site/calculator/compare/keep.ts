/** Keeps what is in a page's form as a scenario to compare with. */
import type { AnyCalculator } from "../../../core/calculator";
import { encodeLink } from "../../../core/link";
import type { Json } from "../../../core/parse";
import { MOST_PINNED } from "../../../core/pinned";
import { toast } from "../../platform/toast";
import type { PageState } from "../state/page-state";

const LETTERS = ["A", "B", "C"];

/** Adds the current inputs to the scenarios under the first free name, or says why it cannot. */
export function keepScenario(
  calculator: AnyCalculator,
  { json, pinned, setPinned, isCurrent }: Pick<PageState, "json" | "pinned" | "setPinned" | "isCurrent">,
): void {
  if (!isCurrent) toast("Correct the entries first, then they can be compared.");
  else if (pinned.length === MOST_PINNED) toast("Up to four scenarios can be compared. Remove one first.");
  else {
    const letter = LETTERS.find((one) => !pinned.some(({ name }) => name === `Option ${one}`)) ?? LETTERS[0];
    setPinned([...pinned, { name: `Option ${letter}`, link: linkOf(calculator, json) }]);
  }
}

/** The link of a scenario. It stays on this page: private texts are left out where links are given away. */
export function linkOf(calculator: AnyCalculator, json: Readonly<Record<string, Json>>): string {
  return encodeLink(calculator, json, () => true);
}

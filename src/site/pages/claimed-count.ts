/** What the site claims once it has as many calculators. */
const CLAIM = 80;

/** How many calculators the home page says there are: the very number until the claim is true. */
export function claimedCount(count: number): string {
  return count >= CLAIM ? `${CLAIM}+` : String(count);
}

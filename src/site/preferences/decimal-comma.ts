/**
 * Most visitors' languages, which write 1.5; querying `Intl` about them would cost a phone a tenth of a
 * second.
 */
const WITH_POINT = /^en(?:-(?:US|GB|CA|AU|NZ|IE|IN))?$/;

let known: boolean | undefined;

/** Whether this visitor writes 1,5 for one and a half. False while pages are prerendered. */
export function writesDecimalComma(): boolean {
  if (typeof document === "undefined") return false;
  known ??=
    !WITH_POINT.test(navigator.language) &&
    new Intl.NumberFormat(navigator.language)
      .formatToParts(1.5)
      .some(({ type, value }) => type === "decimal" && value === ",");
  return known;
}

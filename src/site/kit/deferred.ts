/** For views with displays whose script loads after the page. */

export { deferred } from "../hydration/island";
export type { TypedBefore } from "../hydration/use-early-input";
export { useKeptText } from "../hydration/use-kept-text";

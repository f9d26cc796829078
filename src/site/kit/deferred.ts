/** For views with displays whose script loads after the page. */

export { deferred } from "../hydration/island";
export { type TypedBefore, useKeptText } from "../hydration/use-early-input";

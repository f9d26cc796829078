/** For views with displays whose script loads after the page. */

export { deferred, type TypedBefore } from "../hydration/island";
export { useKeptText } from "../hydration/kept-text";

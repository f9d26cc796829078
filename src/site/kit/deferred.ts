/** For views with displays whose script loads after the page. */
export { useEarlyText } from "../hydration/early-text";
export { deferred, type TypedBefore } from "../hydration/island";

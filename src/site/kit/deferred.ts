/** For views with displays whose script follows the page. */
export { useEarlyText } from "../hydration/early-text";
export { deferred, type TypedBefore } from "../hydration/island";

/** When the script of a deferred component is fetched. */
import { whenIdle } from "../platform/when-idle";
import { atFirstSign } from "./first-sign";

/**
 * After the first sign of activity, once the browser is idle (`idle`) or the component is visible (`seen`);
 * when one of its controls is used (`used`); as soon as it is visible (`outdated`); or never.
 */
export type When = "idle" | "seen" | "used" | "outdated" | "never";

/**
 * Runs when the script of a component is needed, or requested for printing (`whole-print.ts`).
 * @param place its HTML; null if there is none
 * @returns a function that stops waiting
 */
export function whenNeeded(when: When, place: Element | null, work: () => void): () => void {
  if (when === "never") return () => {};
  if (!place) return whenIdle(work);
  if (isUsed(place)) work();
  const stopWaiting = waitFor(when, place, work);
  place.addEventListener("wanted", work);
  return () => {
    stopWaiting();
    place.removeEventListener("wanted", work);
  };
}

function waitFor(when: Exclude<When, "never">, place: Element, work: () => void): () => void {
  if (when === "used") return whenUsed(place, work);
  if (when === "outdated") return whenSeen(place, work);
  return afterFirstSign(place, work, when === "seen" ? whenSeen : (_, ready) => whenIdle(ready));
}

/** Waits for the first sign, then as `wait` does. */
function afterFirstSign(
  place: Element,
  work: () => void,
  wait: (place: Element, ready: () => void) => () => void,
): () => void {
  let stopWaiting = () => {};
  // A sign may be the first keystroke, whose answer comes first.
  const cancel = atFirstSign(() => {
    stopWaiting = whenIdle(() => {
      stopWaiting = wait(place, work);
    });
  });
  return () => {
    cancel();
    stopWaiting();
  };
}

/** Whether something was typed or checked in the element, or is about to be: a pointer rests on it. */
function isUsed(element: Element): boolean {
  return (
    element.contains(document.activeElement) ||
    (element.matches(":hover") && matchMedia("(hover: hover)").matches) ||
    [...element.querySelectorAll("input")].some(
      // A checkbox without a value has the value `on`, and no default value.
      (input) =>
        input.checked !== input.defaultChecked || (input.type !== "checkbox" && input.value !== input.defaultValue),
    )
  );
}

/** Runs when a control in the element receives focus, or is about to. */
function whenUsed(element: Element, work: () => void): () => void {
  const point = ({ target }: Event) => {
    if ((target as Element).closest("input, select, textarea, button")) work();
  };
  element.addEventListener("pointerover", point);
  element.addEventListener("focusin", work);
  return () => {
    element.removeEventListener("pointerover", point);
    element.removeEventListener("focusin", work);
  };
}

/** Runs when the element is visible. */
function whenSeen(element: Element, work: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) work();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

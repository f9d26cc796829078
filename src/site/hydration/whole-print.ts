/**
 * Prints a page with everything that belongs on paper. Parts that have not been scrolled to are still plain HTML with
 * the example's first rows, without the script that draws all of them; tabs that were never opened are not there at
 * all.
 */
import { loadDeferred } from "./deferred-loaders";

/** Printing waits at most this long for the rest. */
const PATIENCE = 3000;

/** Parts of a calculator that are waiting for their scripts; explanations are not printed. */
function waitingParts(): Element[] {
  return [...document.querySelectorAll("article.calculator [data-waiting]:not(section.page *)")];
}

/** Fetches everything that is printed, unless it takes too long. What fails to load is missing on paper, too. */
async function fetchWhole(): Promise<void> {
  const asked = performance.now();
  for (const part of waitingParts()) part.dispatchEvent(new Event("wanted"));
  await loadDeferred().catch(() => {});
  while (waitingParts().length > 0 && performance.now() - asked < PATIENCE) await new Promise(requestAnimationFrame);
  // By now the tabs are there, and with them those that have a script of their own.
  await loadDeferred().catch(() => {});
}

/** Opens the browser's dialog once everything is there, or has kept the visitor waiting for too long. */
export async function printWhole(): Promise<void> {
  await Promise.race([fetchWhole(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  // By then the parts listen for the browser's print event.
  setTimeout(print, 50);
}

/** Also for the browser's own command: by its keys, or when the pointer may be on its way to the menu. */
export function listenForPrint(): void {
  addEventListener("keydown", (event) => {
    if (event.key !== "p" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (event.defaultPrevented || !document.querySelector("article.calculator")) return;
    event.preventDefault();
    void printWhole();
  });
  // Tabs that were never opened wait for nothing on the page, so all is asked for even if no part waits.
  document.documentElement.addEventListener("mouseleave", () => {
    if (document.querySelector("article.calculator")) void fetchWhole();
  });
}

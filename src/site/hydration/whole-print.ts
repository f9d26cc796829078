/**
 * What the browser itself prints, by Ctrl+P or its menu: charts and tables that nobody has scrolled to are still the
 * first rows in plain HTML, without the script that draws all of them for paper.
 */

/** As long as this, printing waits for the rest. */
const PATIENCE = 3000;

function waitingFigures(): Element | null {
  return document.querySelector(".figures-part[data-waiting]");
}

/** Fetches the rest for the print dialog that is asked for, or about to be. Returns a function that ends it. */
export function printWhole(): () => void {
  const { documentElement } = document;
  const ask = () => waitingFigures()?.dispatchEvent(new Event("wanted"));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "p" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || !waitingFigures())
      return;
    event.preventDefault();
    ask();
    const asked = performance.now();
    const printOnceThere = () => {
      if (waitingFigures() && performance.now() - asked < PATIENCE) requestAnimationFrame(printOnceThere);
      // By then it listens to the browser.
      else setTimeout(print, 50);
    };
    printOnceThere();
  };
  addEventListener("keydown", onKey);
  // The way to the browser's menu.
  documentElement.addEventListener("mouseleave", ask);
  return () => {
    removeEventListener("keydown", onKey);
    documentElement.removeEventListener("mouseleave", ask);
  };
}

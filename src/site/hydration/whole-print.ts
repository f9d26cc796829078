/**
 * Printing from the browser, with Ctrl+P or its menu: charts and tables that have not been scrolled to are
 * still plain HTML with the first rows, without the script that draws all of them for paper.
 */

/** Printing waits at most this long for the rest. */
const PATIENCE = 3000;

function waitingFigures(): Element | null {
  return document.querySelector(".tabs-part[data-waiting]");
}

/**
 * Fetches the rest when the print dialog is requested, or about to be. Returns a function that stops this.
 */
export function printWhole(): () => void {
  const { documentElement } = document;
  const ask = () => waitingFigures()?.dispatchEvent(new Event("wanted"));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "p" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || !waitingFigures()) return;
    event.preventDefault();
    ask();
    const asked = performance.now();
    const printOnceThere = () => {
      if (waitingFigures() && performance.now() - asked < PATIENCE) requestAnimationFrame(printOnceThere);
      // By then it listens for the browser's print event.
      else setTimeout(print, 50);
    };
    printOnceThere();
  };
  addEventListener("keydown", onKey);
  // The pointer may be on its way to the browser's menu.
  documentElement.addEventListener("mouseleave", ask);
  return () => {
    removeEventListener("keydown", onKey);
    documentElement.removeEventListener("mouseleave", ask);
  };
}

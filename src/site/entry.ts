/**
 * The first script of every page, and the only one before the first paint. It applies the stored theme, marks a
 * shared link as not answered yet, and starts the application once the page has been painted.
 */
import { noteEarlyClicks } from "./early";
import type { FirstPage } from "./navigation/page";
import { applyTheme, storedTheme } from "./preferences/theme";

applyTheme(storedTheme());
if (location.search || location.hash.includes("=")) document.documentElement.dataset.pending = "";

noteEarlyClicks();

// A picture that does not load makes room for the drawing behind it. It stays where it is: React will look for it.
function hideBroken(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement) target.hidden = true;
}
addEventListener("error", ({ target }) => hideBroken(target), true);
for (const picture of document.images)
  if (picture.complete && picture.currentSrc && !picture.naturalWidth) hideBroken(picture);

/** This script may be there before the end of the HTML is. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => resolve());
  else resolve();
});

/** What the HTML says of itself; null where it came without content. */
function firstPage(): FirstPage | null {
  return JSON.parse(document.getElementById("page")?.textContent ?? "null");
}

/** A hidden tab paints nothing, and waits for nothing. */
function afterFirstPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

afterFirstPaint(async () => {
  const [main] = await Promise.all([import("./main"), parsed]);
  main.start(firstPage());
});

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

const first: FirstPage | null = JSON.parse(document.getElementById("page")?.textContent ?? "null");

/** A hidden tab paints nothing, and waits for nothing. */
function afterFirstPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

afterFirstPaint(() => import("./main").then((main) => main.start(first)));

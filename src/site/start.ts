/**
 * The script that is inlined in every page, and the only one before the first paint. It applies the stored
 * theme, marks a shared link as not answered yet, and fetches the application once the page has been painted.
 */
import { listen, recordEarlyInput } from "./hydration/early-input";
import type { PageScripts } from "./navigation/page";
import { applyTheme, storedTheme } from "./preferences/theme";

applyTheme(storedTheme());
if (location.search || location.hash.includes("=") || history.state?.inputs)
  document.documentElement.dataset.pending = "";

const record = recordEarlyInput();
// An image that fails to load is hidden to show the drawing behind it. It stays in place: React will look for
// it.
listen("error", (target) => {
  if (target instanceof HTMLImageElement) target.hidden = true;
});

const scripts: PageScripts = JSON.parse(document.getElementById("scripts")?.textContent as string);
const { files } = scripts;

/** Fetches scripts in parallel, instead of each one when another imports it. */
function fetchScripts(): void {
  for (const href of files) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href });
    document.head.append(link);
  }
}

/**
 * Runs after the first paint: when the browser has recorded it, or after two frames. In a hidden tab, which
 * paints nothing, it runs immediately.
 */
function afterFirstPaint(work: () => void): void {
  if (document.hidden || performance.getEntriesByName("first-contentful-paint")[0]) work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
}

/** Milliseconds from the visitor's tap to this script above which a connection is called slow. */
const SLOW = 200;

// If the HTML took long, the scripts will too, and are requested while the page is painted. If not, they are
// a moment away, and painting has the machine to itself. They run after the first paint in any case.
const slow = performance.now() > SLOW;
if (slow) fetchScripts();

async function run(): Promise<void> {
  // One by one, so that a key or a tap in the meantime does not wait for all of them.
  let main: typeof import("./main") | undefined;
  for (const address of files) main = await import(/* @vite-ignore */ address);
  await main?.start(scripts, record);
}

/** Milliseconds after which scripts that neither load nor fail are reported like ones that failed. */
const PATIENCE = 10_000;

/**
 * Browsers up to 2026 remember a file that failed, and fail again without a request: the failure is reported
 * after this delay.
 */
const RETRY_DELAY = 1500;

function start(): void {
  if (!slow) fetchScripts();
  const timer = setTimeout(() => explain(), PATIENCE);
  const onLoaded = () => {
    clearTimeout(timer);
    notice?.remove();
  };
  run().then(onLoaded, () => {
    clearTimeout(timer);
    setTimeout(() => run().then(onLoaded, () => explain(true)), RETRY_DELAY);
  });
}

let notice: HTMLElement | undefined;

/**
 * Without its scripts the page shows its example and does not respond, which visitors must be told.
 * @param mayAsk false while the browser is still waiting: another request would wait, too
 */
function explain(mayAsk = false): void {
  notice?.remove();
  const bars = document.createElement("div");
  const bar = document.createElement("p");
  const reload = document.createElement("button");
  notice = bars;
  bars.className = "notice-bars";
  bars.setAttribute("role", "alert");
  bar.className = "notice-bar";
  reload.className = "ghost";
  reload.textContent = "Reload";
  // The files may be available by now; then what was typed is not lost.
  reload.onclick = () => {
    if (!mayAsk) return location.reload();
    reload.disabled = true;
    run().then(
      () => bars.remove(),
      () => location.reload(),
    );
  };
  bar.append("The page couldn’t be loaded completely and can’t respond.", reload);
  bars.append(bar);
  document.body.append(bars);
}

// A page that is still loading cannot be hydrated.
addEventListener("DOMContentLoaded", () => afterFirstPaint(start));

/**
 * The script that is inlined in every page, and the only one before the first paint. It applies the stored
 * theme, marks a shared link as not answered yet, and fetches the application once the page has been painted.
 */
import { recordEarlyInput } from "./hydration/early-input";
import type { PageScripts } from "./navigation/page";
import { applyTheme, storedTheme } from "./preferences/theme";

applyTheme(storedTheme());
if (location.search || location.hash.includes("=") || history.state?.inputs)
  document.documentElement.dataset.pending = "";

const early = recordEarlyInput();
// An image that fails to load is hidden to show the drawing behind it. It stays in place: React will look for
// it.
function hideBroken(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement) target.hidden = true;
}
addEventListener("error", ({ target }) => hideBroken(target), true);

const scripts: PageScripts = JSON.parse(document.getElementById("scripts")?.textContent as string);

/** Fetches scripts in parallel, instead of each one when another imports it. */
function fetchScripts(addresses: readonly string[] = []): void {
  for (const href of addresses) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href });
    document.head.append(link);
  }
}

const isLink = "pending" in document.documentElement.dataset;

/**
 * The visitor is about to type: what answers texts is fetched along with the page, and answers until React
 * has loaded.
 */
function answerSoon(): void {
  if (early.begun) return;
  fetchScripts(scripts.answers);
  if (!scripts.early || isLink) return;
  Promise.all([
    import(/* @vite-ignore */ scripts.early),
    import(/* @vite-ignore */ scripts.module as string),
  ]).then(
    ([{ answerEarly }, { calculator }]) => answerEarly(calculator, scripts.page?.calculator, early),
    // React answers in any case.
    () => {},
  );
}

let used = false;
for (const type of ["focusin", "input"])
  addEventListener(
    type,
    ({ target }) => {
      if (used || !(target instanceof Element && target.closest("form"))) return;
      used = true;
      answerSoon();
    },
    true,
  );

/**
 * Runs after the first paint: when the browser has recorded it, or after two frames. In a hidden tab, which
 * paints nothing, it runs immediately.
 */
function afterFirstPaint(work: () => void): void {
  const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
  if (document.hidden || painted) work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
}

/** Milliseconds from the visitor's tap to this script above which a connection is called slow. */
const SLOW = 200;

// If the HTML took long, the scripts will too, and are requested while the page is painted. If not, they are
// a moment away, and painting has the machine to itself. They run after the first paint in any case.
const slow = performance.now() > SLOW;
if (slow) fetchScripts(scripts.files);

async function run(): Promise<void> {
  // One by one, so that a key or a tap in the meantime does not wait for all of them.
  for (const address of scripts.files) await import(/* @vite-ignore */ address);
  const main = await import(/* @vite-ignore */ scripts.main);
  await main.start(scripts, early);
}

/** Milliseconds after which scripts that neither load nor fail are reported like ones that failed. */
const PATIENCE = 10_000;

/**
 * Browsers up to 2026 remember a file that failed, and fail again without a request: the failure is reported
 * after this delay.
 */
const RETRY_DELAY = 1500;

function start(): void {
  if (!slow) fetchScripts(scripts.files);
  const timer = setTimeout(() => explain(), PATIENCE);
  const settle = () => {
    clearTimeout(timer);
    notice?.remove();
  };
  run().then(settle, () => {
    clearTimeout(timer);
    setTimeout(() => run().then(settle, () => explain(true)), RETRY_DELAY);
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
if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => afterFirstPaint(start));
else afterFirstPaint(start);

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
const { files, answers, module } = scripts;

/**
 * Fetches scripts in parallel, instead of each one when another imports it.
 * @param onArrival called when the first one has arrived
 */
function fetchScripts(addresses: readonly string[] = [], onArrival?: () => void): void {
  for (const href of addresses) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, onload: href === addresses[0] && onArrival });
    document.head.append(link);
  }
}

// The answer to a shared link needs React.
const answersEarly = scripts.early && !("pending" in document.documentElement.dataset);

/**
 * The visitor is about to type: what answers texts is fetched along with the page, and answers until React
 * has loaded.
 */
function answerSoon(): void {
  if (record.begun) return;
  fetchScripts(answers);
  if (!answersEarly) return;
  const early = answers?.at(-1) as string;
  Promise.all([import(/* @vite-ignore */ early), import(/* @vite-ignore */ module as string)]).then(
    ([{ answerEarly }, { calculator }]) => answerEarly(calculator, scripts.page?.calculator, record),
    // React answers in any case.
    () => {},
  );
}

let used = false;
for (const type of ["focusin", "input"] as const)
  listen(type, (target) => {
    if (used || !target.closest("form")) return;
    used = true;
    answerSoon();
  });

/**
 * Runs after the first paint: when the browser has recorded it, or after two frames. In a hidden tab, which
 * paints nothing, it runs immediately.
 */
function afterFirstPaint(work: () => void): void {
  if (document.hidden || performance.getEntriesByName("first-contentful-paint")[0]) work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
}

/**
 * React is more than half of the bytes. Where answers do not need it, it is requested when the first of the
 * other scripts has arrived: that keeps a slow connection as busy, but what answers a key comes first.
 */
function fetchPage(): void {
  const react = answersEarly && files.at(-2);
  fetchScripts(
    files.filter((file) => file !== react),
    () => react && fetchScripts([react]),
  );
}

/** Milliseconds from the visitor's tap to this script above which a connection is called slow. */
const SLOW = 200;

// If the HTML took long, the scripts will too, and are requested while the page is painted. If not, they are
// a moment away, and painting has the machine to itself. They run after the first paint in any case.
const slow = performance.now() > SLOW;
if (slow) fetchPage();

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
  if (!slow) fetchPage();
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
addEventListener("DOMContentLoaded", () => afterFirstPaint(start));

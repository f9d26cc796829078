/** Lighthouse with its mobile preset. */
import { launch } from "chrome-launcher";
import run from "lighthouse";
import { CHROME_ARGS } from "./browser.mjs";

const TRIES = 3;
const RATES = ["*://cdn.jsdelivr.net/*", "*://*.pages.dev/*", "*://api.frankfurter.dev/*"];

/**
 * One run: scores, and the figures behind the performance score. A run in which
 * Lighthouse itself failed (for example, lost the trace) measures nothing and is repeated.
 */
export async function audit(url, chromePath) {
  for (let tried = 1; ; tried++) {
    const report = await auditOnce(url, chromePath);
    if (!report.fault || tried === TRIES) return report;
    process.stderr.write(`lighthouse failed on ${url}: ${report.fault}\n`);
  }
}

async function auditOnce(url, chromePath) {
  const chrome = await launch({
    chromePath,
    logLevel: "silent",
    chromeFlags: ["--headless=new", ...CHROME_ARGS],
  });
  try {
    const { lhr } = await run(url, {
      port: chrome.port,
      logLevel: "error",
      output: "json",
      // The stock photo and today's exchange rates: how their hosts respond is not part of what we measure.
      blockedUrlPatterns: ["*://images.unsplash.com/*", ...RATES],
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    });
    const figure = (id) => lhr.audits[id].numericValue;
    const failed = Object.values(lhr.categories).flatMap((category) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
        .map(({ id }) => id),
    );
    return {
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
      ),
      fcp: figure("first-contentful-paint"),
      lcp: figure("largest-contentful-paint"),
      tbt: figure("total-blocking-time"),
      cls: figure("cumulative-layout-shift"),
      failed,
      // Not a bad result but no result: Lighthouse could not open the page, or its trace was lost.
      fault: lhr.runtimeError?.code ?? lhr.audits["first-contentful-paint"].errorMessage,
    };
  } finally {
    await chrome.kill();
  }
}

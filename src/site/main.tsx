/** Hydrates the page, including what was typed in the meantime. */
import type { ComponentType } from "react";
import { followLinks, prefetch } from "./App";
import { CalculatorPage } from "./calculator/CalculatorPage";
import { type EarlyRecord, OPENS_BOX, pressAgain, takeEarlyInput } from "./hydration/early-input";
import { atFirstSign } from "./hydration/first-sign";
import { Island } from "./hydration/island";
import type { CalculatorCard, CalculatorModule, PageFrame, PageScripts } from "./navigation/page";
import { isMetered, isSlow } from "./platform/connection";
import { whenIdle } from "./platform/when-idle";
import { takeOver } from "./takeover";

type Module = Readonly<Record<string, unknown>>;

/** @param early what the visitor does while the scripts are loading */
export async function start({ page, module }: PageScripts, early: EarlyRecord): Promise<void> {
  const root = document.getElementById("root") as HTMLElement;
  import("./hydration/translation").then(
    ({ showTextsInTranslation }) => showTextsInTranslation(root),
    () => {},
  );
  const onReady = () => {
    const { dataset } = document.documentElement;
    // After React, so that components handle a key first.
    openSearchByKey();
    dataset.ready = "";
    // Calculators remove the marker when they have answered; other pages have no answer that could be out of
    // date.
    if (page?.kind !== "calculator") delete dataset.pending;
    // The elements are the same ones that were pressed; those in islands wait for their scripts.
    for (const control of takeEarlyInput(root).pressed) pressAgain(control);
  };
  const initial = page && {
    page,
    Content: contentOf(page, module ? await import(/* @vite-ignore */ module) : {}),
  };
  // The HTML shows the default tool.
  const wanted = page?.calculator?.tool && new URLSearchParams(location.search).get("tool");
  const isOther = Boolean(wanted) && wanted !== page?.calculator?.tool;
  const taken = initial && !isOther && (await takeOver(root, initial, early, onReady));
  if (!taken) {
    const { drawAfresh } = await import("./draw-afresh");
    await drawAfresh(root, early, { answered: false, isOther }, onReady);
  }
  // After React, so that components handle a click first.
  followLinks(root);
  whenIdle(prefetchInView);
  // Ctrl is pressed before P.
  atFirstSign(() => import("./hydration/whole-print").then(({ listenForPrint }) => listenForPrint()).catch(() => {}));
}

function contentOf(page: PageFrame, module: Module): ComponentType {
  switch (page.kind) {
    case "calculator": {
      const { calculator, view } = module as unknown as CalculatorModule;
      return () => <CalculatorPage calculator={calculator} view={view} card={page.calculator as CalculatorCard} />;
    }
    case "text":
      return () => <Island />;
    default: {
      const Content = module.default as ComponentType<{ path: string }>;
      return () => <Content path={page.path} />;
    }
  }
}

/** “/” and Ctrl+K press the search button, whose script may still be loading. */
function openSearchByKey(): void {
  addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const isTyping = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
    const isSlash = key === "/" && !isTyping && !ctrlKey && !metaKey && !altKey;
    const isPalette = key === "k" && (ctrlKey || metaKey);
    // A calculator on the page may have its own use for a key.
    if (defaultPrevented || !(isSlash || isPalette)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(`[${OPENS_BOX}]`)?.click();
  });
}

/** Prefetches the pages that visible links lead to, unless data is metered or the connection is slow. */
function prefetchInView(): void {
  if (isMetered() || isSlow()) return;
  let left = 4;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left-- <= 0) continue;
      const { pathname, search } = target as HTMLAnchorElement;
      prefetch(pathname, search);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[data-prefetch]")) observer.observe(link);
}

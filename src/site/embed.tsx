/** A calculator alone, in a frame on another site: the script of the pages under `/embed/`. */
import { useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { site } from "../../site.config";
import type { AnyCalculator } from "../core/calculator";
import { CalculatorPage } from "./calculator/CalculatorPage";
import { lockInputs } from "./calculator/embed/lock";
import { readOptions, writeOptions } from "./calculator/embed/options";
import { beginTakeover, type EarlyRecord, pressAgain, takeEarlyInput } from "./hydration/early-input";
import { deferred, FirstPageContext, markTakenOver } from "./hydration/island";
import type { AnyView } from "./kit";
import type { CalculatorCard, CalculatorModule, PageScripts } from "./navigation/page";
import { CurrencyProvider } from "./preferences/currency";
import { useToast } from "./shell/use-toast";
import "./calculator/embed/embed.css";

const Toasts = deferred(() => import("./shell/Toasts"));

interface EmbeddedProps extends CalculatorModule {
  readonly card: CalculatorCard;
  /** Whether its HTML is there already. */
  readonly fromHtml?: boolean;
  readonly onReady?: () => void;
}

/** Only the form, the answer, and the charts and tables, with a link to the full page. */
export function Embedded({ calculator, view, card, fromHtml = true, onReady }: EmbeddedProps) {
  const home = typeof card.homeCurrency === "string" ? card.homeCurrency : undefined;
  const toasting = useToast() !== null;
  useLayoutEffect(markTakenOver, []);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <CurrencyProvider usual={card.usualCurrency} home={home}>
      <FirstPageContext value={fromHtml}>
        <main id="main">
          <CalculatorPage calculator={calculator} view={view} card={card} alone />
        </main>
      </FirstPageContext>
      <footer className="wrap embed-source">
        <a href={`/${card.id}`} onClick={({ currentTarget }) => (currentTarget.href = fullPage(card))}>
          Working and sources at {site.name}
        </a>
      </footer>
      {toasting && <Toasts />}
    </CurrencyProvider>
  );
}

/** Keeps the options in the address when the inputs change, since the address is written anew then. */
function withOptions({ calculator, view }: CalculatorModule, search: string): CalculatorModule {
  const options = writeOptions(readOptions(search));
  if (Object.keys(options).length === 0) return { calculator, ...(view && { view }) };
  const withAddress = (one: AnyCalculator) => ({ ...one, address: { ...one.address, ...options } });
  const own: AnyView | undefined = view?.calculator ? { ...view, calculator: withAddress(view.calculator) } : view;
  return { calculator: withAddress(calculator), ...(own && { view: own }) };
}

/** The full page with the inputs of this one. */
function fullPage({ id }: CalculatorCard): string {
  const options = Object.keys(writeOptions(readOptions(location.search)));
  const inputs = new URLSearchParams(location.search);
  for (const key of options) inputs.delete(key);
  const query = inputs.toString();
  return `/${id}${query && `?${query}`}${location.hash}`;
}

/** @param early what the visitor does while the scripts are loading */
export async function start({ page, module }: PageScripts, early: EarlyRecord): Promise<void> {
  const root = document.getElementById("root") as HTMLElement;
  const { search } = location;
  const card = page?.calculator as CalculatorCard;
  const onReady = () => {
    const { locked } = readOptions(search);
    const form = root.querySelector("form");
    if (form && locked.length > 0) {
      root.dataset.locked = "";
      lockInputs(form, locked);
    }
    document.documentElement.dataset.ready = "";
    for (const control of takeEarlyInput(root).pressed) pressAgain(control);
  };
  const tool = new URLSearchParams(search).get("tool");
  // The HTML shows the default tool.
  if (card.tool && tool && tool !== card.tool) {
    const { loadCalculator } = await import("./routes");
    const other = await loadCalculator(`/${card.id}`, search);
    root.replaceChildren();
    beginTakeover(early, root);
    createRoot(root).render(
      <Embedded card={other.card} {...withOptions(other, search)} fromHtml={false} onReady={onReady} />,
    );
    return;
  }
  const own = (await import(/* @vite-ignore */ module as string)) as CalculatorModule;
  beginTakeover(early, root);
  hydrateRoot(root, <Embedded card={card} {...withOptions(own, search)} onReady={onReady} />);
}

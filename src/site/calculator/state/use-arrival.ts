import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { AnyCalculator } from "../../../core/calculator";
import type { Currency } from "../../../core/currency";
import type { Format } from "../../../core/format";
import type { CalculatorMeta } from "../../../core/meta";
import type { Pinned } from "../../../core/pinned";
import type { UnitState } from "../../../core/unit-state";
import { carriedInput } from "../../hydration/early-input";
import { currentEntry, keptInputs } from "../../navigation/entries";
import { typedOn, unwritten } from "../../navigation/unwritten";
import { loadPersistently } from "../../platform/retry";
import { readStored } from "../../platform/storage";
import type { Opening, Texts } from "../answering";
import { fetchInterpreter } from "../interpreter-loader";
import { fetchLinks } from "../link-loader";
import { inSystem, typedBefore } from "../opening";

/**
 * Whether the link that opened the page has been read: `missing` while the page cannot read it, `damaged` if nobody
 * can, until the visitor enters something instead.
 */
export type LinkState = "unread" | "missing" | "damaged" | "read";

interface Arrival {
  /** Id of the calculator. */
  readonly id: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly calculator: AnyCalculator;
  /** What the view opens with instead of the definition's defaults. */
  readonly viewOpening: Opening | undefined;
  readonly opening: Opening;
  readonly homeCurrency: CalculatorMeta["homeCurrency"];
  readonly usualCurrency: Currency | undefined;
  readonly format: Format;
  readonly texts: Texts;
  readonly setTexts: Dispatch<SetStateAction<Texts>>;
  readonly units: UnitState;
  readonly setUnits: (units: UnitState) => void;
  readonly pinned: readonly Pinned[];
  readonly setPinned: (pinned: readonly Pinned[]) => void;
  readonly setNote: (note: ReactNode) => void;
  readonly openInUsualUnits: () => void;
  readonly openAsLinked: () => void;
  /** Shows amounts in a link's currency until the page is left (null). */
  readonly borrowCurrency: (currency: Currency | null) => void;
}

/** What is kept of a page until its address contains it, without private texts. */
interface Typed extends Pick<Arrival, "texts" | "units" | "pinned"> {
  /** Whether the texts include those of the link that opened the page. */
  readonly isWhole: boolean;
}

/** The texts of the page on screen, in case it must be redrawn: some of them are in no control. */
let onScreen: { readonly id: string; readonly texts: Texts } | undefined;

/**
 * Before anything is painted: takes over what was typed while the script was loading, and reads the link that
 * opened the page. What was typed wins over the link.
 */
export function useArrival(arrival: Arrival): LinkState {
  const { id, form, calculator, opening, texts, setTexts, units, pinned, openInUsualUnits, openAsLinked } = arrival;
  const [link, setLink] = useState<LinkState>("read");
  const visit = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => {
    const { viewOpening, homeCurrency, usualCurrency, format, borrowCurrency } = arrival;
    visit.current = currentEntry().visit;
    const kept = typedOn(visit.current) as Typed | undefined;
    const early = { ...textsBeforeRedraw(id), ...typedBefore(form.current, calculator, viewOpening, format) };
    const isTyped = Object.keys(early).length > 0;
    // Most visits bring no texts; then the page is not rendered a second time.
    if (isTyped || kept) setTexts((now) => ({ ...kept?.texts, ...early, ...now }));
    const begin = (isFromLink: boolean) => {
      if (isFromLink) openAsLinked();
      // What was typed earlier is in the units that the page was rendered with.
      else if (!isTyped) openInUsualUnits();
      if (kept) {
        arrival.setUnits(kept.units);
        arrival.setPinned(kept.pinned);
      }
      delete document.documentElement.dataset.pending;
      setLink("read");
    };
    // A long link is packed and follows the `#`; any other `#` on these pages is a place on them.
    const inHash = calculator.link || location.hash.includes("=");
    const address = keptInputs() ?? (inHash ? location.hash : location.search);
    let giveUp = () => {};
    // Scenarios are read like those of a link.
    if (address.length < 2 && !kept?.pinned[0] && !readStored("localStorage", "your-figures")) begin(false);
    else {
      setLink("unread");
      giveUp = loadPersistently(
        async () => {
          const [links, interpreter] = await Promise.all([fetchLinks(), fetchInterpreter()]);
          return { ...links, interpreter, link: await links.unpackedLink(address) };
        },
        ({ readLink, interpreter, link }) => {
          if (link === null) {
            begin(false);
            setLink("damaged");
            return;
          }
          const page = { opening, homeCurrency, usualCurrency, format };
          const linked = readLink(calculator, link, page, interpreter);
          if (!kept?.isWhole) setTexts((typed) => ({ ...linked.texts, ...typed }));
          borrowCurrency(linked.currency);
          arrival.setPinned(linked.pinned);
          linked.note?.then(arrival.setNote, () => {});
          begin(Object.keys(linked.texts).length > 0 || linked.currency !== null);
        },
        () => setLink("missing"),
      );
    }
    return () => {
      giveUp();
      delete document.documentElement.dataset.pending;
      borrowCurrency(null);
    };
  }, []);
  // Must follow the effect above, which reads `onScreen` as it was before the page was redrawn.
  useLayoutEffect(() => {
    onScreen = { id, texts };
    if (Object.keys(texts).length + pinned.length === 0 && !unwritten.has(visit.current)) return;
    const storable = Object.entries(texts).filter(([key]) => !calculator.inputs[key]?.privacy);
    const typed: Typed = {
      // The unit system is included because the page may open in another one next time.
      texts: { ...(inSystem(opening.unitSystem) as Texts), ...Object.fromEntries(storable) },
      units,
      // With `fragment`, scenarios may contain private texts.
      pinned: calculator.link === "fragment" ? [] : pinned,
      isWhole: link === "read",
    };
    unwritten.set(visit.current, { typed });
  }, [id, texts, calculator, opening.unitSystem, units, pinned, link]);
  const isReplaced = link === "damaged" && Object.keys(texts).length > 0;
  useLayoutEffect(() => {
    if (isReplaced) setLink("read");
  }, [isReplaced]);
  return link;
}

/** The texts of this page before it was redrawn from scratch. */
function textsBeforeRedraw(id: string): Texts {
  return carriedInput()?.answered && onScreen?.id === id ? onScreen.texts : {};
}

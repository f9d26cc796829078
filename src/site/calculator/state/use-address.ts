import { useEffect, useLayoutEffect, useRef } from "react";
import type { AnyCalculator } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { writeAddressSoon } from "../../navigation/location-loader";
import type { Opening, Texts } from "../answering";
import { fetchInterpreter } from "../interpreter-loader";
import type { LinkSource } from "../link";
import { fetchLinks, type LinkModule, loadedLinks } from "../link-loader";

interface AddressSource extends LinkSource {
  readonly calculator: AnyCalculator;
  readonly texts: Texts;
  readonly opening: Opening;
  readonly format: Format;
  /** Whether the link that opened the page has been read; until then, it stays in the address. */
  readonly isLinkRead: boolean;
  /** Whether the texts have been read. */
  readonly isRead: boolean;
  readonly isValid: boolean;
}

/** Updates the address after a change, so that a bookmark or a reload restores the inputs. */
export function useAddress(source: AddressSource): void {
  const { calculator, texts, json, opening, format, isLinkRead, isRead, isValid } = source;
  const { withText, currency, usualCurrency, pinned } = source;
  const isPersonal = calculator.link === "personal";
  // Once the address contains something, it must follow every change: inputs set back to the example, another
  // currency.
  const follows = useRef(false);

  // A reload right after the first keystroke finds it in the address only if the script that writes links has
  // loaded.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest("form")) fetchLinks().catch(() => {});
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, []);

  // A layout effect, like everything that every keystroke runs: for others, React schedules another task.
  useLayoutEffect(() => {
    if (Object.keys(texts).length + pinned.length > 0) follows.current = true;
    if (!isLinkRead || !isRead || !follows.current) return;
    fetchLinks().catch(() => {}); // Requested again when the address is written.
    const linkFrom = ({ addressFor }: LinkModule) =>
      addressFor(calculator, { json, texts, withText, currency, usualCurrency, pinned });
    const link = () => {
      const loaded = loadedLinks();
      return loaded ? linkFrom(loaded) : fetchLinks().then(linkFrom);
    };
    return writeAddressSoon(link, isPersonal, isValid);
  }, [calculator, texts, json, isLinkRead, isRead, isValid, withText, currency, usualCurrency, pinned, isPersonal]);

  // Typed right after the page opened: leaving the page waits for the module that reads the texts.
  useLayoutEffect(() => {
    if (isRead || !isLinkRead) return;
    return writeAddressSoon(async () => {
      const [{ addressFor }, { answerTexts }] = await Promise.all([fetchLinks(), fetchInterpreter()]);
      const { json } = answerTexts(calculator, texts, opening, format);
      return addressFor(calculator, { json, texts, withText, currency, usualCurrency, pinned });
    }, isPersonal);
  }, [isRead, isLinkRead, calculator, texts, opening, format, withText, currency, usualCurrency, pinned, isPersonal]);
}

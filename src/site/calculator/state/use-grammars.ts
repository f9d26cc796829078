import { useEffect, useLayoutEffect, useState } from "react";
import type { GrammarName } from "../../../reading/grammars";
import { loadPersistently } from "../../platform/retry";
import { dayComesFirst } from "../../preferences/date-order";
import { writesDecimalComma } from "../../preferences/decimal-comma";
import { fetchGrammars } from "../grammar-loader";
import type { Literacy } from "../interpreter";

/** How this visitor writes numbers, and the grammars of what has been typed once they have been fetched. */
export function useLiteracy(): readonly [
  literacy: Literacy | undefined,
  setLiteracy: (change: (before: Literacy | undefined) => Literacy) => void,
] {
  const [literacy, setLiteracy] = useState<Literacy>();
  // Not while the page is rendered for the first time: the HTML has decimal points.
  useLayoutEffect(() => {
    if (writesDecimalComma()) setLiteracy((before) => ({ ...before, decimalComma: true }));
  }, []);
  return [literacy, setLiteracy];
}

/** Fetches the grammars that something typed needs, and says so while they cannot be fetched. */
export function useGrammars(
  needs: ReadonlySet<GrammarName>,
  setLiteracy: (change: (before: Literacy | undefined) => Literacy) => void,
): void {
  const names = [...needs].join();
  useEffect(() => {
    if (names === "") return;
    return loadPersistently(
      () => fetchGrammars(names.split(",") as GrammarName[]),
      (grammars) =>
        setLiteracy(() => ({
          decimalComma: writesDecimalComma(),
          ...(grammars.days && { dayFirst: dayComesFirst() }),
          grammars,
        })),
      () => setLiteracy((before) => (before?.failed ? before : { ...before, failed: true })),
    );
  }, [names, setLiteracy]);
}

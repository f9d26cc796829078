import { useEffect, useLayoutEffect } from "react";
import { CURRENCIES_BY_CODE, CURRENCY_CODES } from "../../../data/currencies";
import { RATE_SOURCES } from "../../../data/exchange-rates";
import type { FormTopProps, OtherControl } from "../../../site/kit";
import { TwoSides } from "../../../site/kit/TwoSides";
import { amountIn } from "./amounts";
import type currency from "./calculator";
import { inputs as fields } from "./inputs";
import { openFeed, refreshIfOld, useRateFeed } from "./rate-feed";
import { BUILT_IN, bestTable } from "./rate-table";

const KEYS = { value: "amount", from: "from", to: "to" } as const;
const DIRECTIONS = [{ direction: "send" }, { direction: "receive" }] as const;

/** Currencies in the menus. Funds and units of account without a rate are accepted from links but not offered. */
const OFFERED = Object.fromEntries(
  Object.entries(fields.from.options ?? {}).filter(([code]) => BUILT_IN.rates.has(code as never)),
);

/** The two amounts, paid and arriving. Also keeps the page's rates up to date. */
export function CurrencyTop(props: FormTopProps<typeof currency>) {
  const { control, textOf, outputs, inputs } = props;
  const [from, to] = [textOf("from"), textOf("to")];
  useNewestRates(from, to, props.fillIn);
  const isReceived = textOf("direction") === "receive";
  const result = isReceived ? outputs.amountNeededRounded : outputs.convertedRounded;
  const other = isReceived ? inputs.from : inputs.to;
  const choose = (key: "from" | "to"): OtherControl => {
    const code = textOf(key);
    const name = CURRENCIES_BY_CODE[code as keyof typeof CURRENCIES_BY_CODE];
    const options = code in OFFERED ? OFFERED : { ...OFFERED, [code]: `${code} – ${name}` };
    return { field: { ...fields[key], options } };
  };
  return (
    <TwoSides
      keys={KEYS}
      result={result === null ? "" : amountIn(other, result)}
      turn={{ side: isReceived ? 1 : 0, says: DIRECTIONS }}
      units="currencies"
      names={["You pay", "Arrives"]}
      page={{
        ...props,
        control: (key, instead) => control(key, key === "from" || key === "to" ? choose(key) : instead),
      }}
    />
  );
}

/** Fills in the newest table that has both currencies, and checks for newer ones. */
function useNewestRates(from: string, to: string, fillIn: FormTopProps<typeof currency>["fillIn"]): void {
  const { tables } = useRateFeed();
  const table = bestTable(tables, from, to);
  useLayoutEffect(() => {
    if (table === BUILT_IN) fillIn({});
    else
      fillIn({
        rates: CURRENCY_CODES.flatMap((code) => {
          const rate = table.rates.get(code);
          return code === "USD" || rate === undefined ? [] : [{ currency: code, rate }];
        }),
        rateDate: table.date,
        rateSource: RATE_SOURCES[table.source],
      });
  }, [table, fillIn]);
  // The page may be left and reopened. While it is open, rates are refreshed when the connection comes back.
  useLayoutEffect(openFeed, []);
  useEffect(() => {
    refreshIfOld();
    addEventListener("online", refreshIfOld);
    return () => removeEventListener("online", refreshIfOld);
  }, []);
}

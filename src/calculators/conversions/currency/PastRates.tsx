import { useEffect, useState } from "react";
import type { CurrencyCode } from "../../../data/currencies";
import { RATE_ADDRESSES } from "../../../data/exchange-rates";
import { addMonths, dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { formatIsoDate, parseIsoDate } from "../../../math/dates/iso-date";
import type { Chart, ViewProps } from "../../../site/kit";
import { ChartFigure } from "../../../site/kit/chart";
import "../../../site/kit/quick-choices.css";
import "./quick-rates.css";
import { Rational } from "../../../math/numbers/rational";
import { rateFigure } from "./amounts";
import type currency from "./calculator";
import { type PastRate, summaryOf } from "./past-rates";
import { getJson } from "./rate-feed";
import { readSeries } from "./rate-table";

const PERIODS = [
  { label: "1 month", months: 1, weekly: false },
  { label: "1 year", months: 12, weekly: true },
  { label: "5 years", months: 60, weekly: true },
] as const;

type Period = (typeof PERIODS)[number];

const known = new Map<string, readonly PastRate[]>();

/** A chart of the pair's rates over time, which requires a connection. */
export function PastRates({ model, inputs: { from, to, asOf }, format }: ViewProps<typeof currency>) {
  const [period, setPeriod] = useState<Period>(PERIODS[1]);
  const [{ address, series }, setFound] = useState<Found>({ address: "", series: null });
  const current = addressOf(from, to, asOf, period);
  const first = model.rateOf(from);
  const second = model.rateOf(to);
  const near = first && second ? second.divide(first).toNumber() : null;
  useEffect(() => {
    let isCanceled = false;
    seriesAt(current, from, to, near).then((found) => !isCanceled && setFound({ address: current, series: found }));
    return () => {
      isCanceled = true;
    };
  }, [current, from, to, near]);
  const isLoaded = address === current;
  return (
    <>
      <div className="quick-choices past-periods" role="group" aria-label="Period">
        {PERIODS.map((one) => (
          <button key={one.label} type="button" aria-pressed={one === period} onClick={() => setPeriod(one)}>
            {one.label}
          </button>
        ))}
      </div>
      {isLoaded && series ? (
        <ChartFigure chart={chartOf(series, from, to, format)} />
      ) : (
        <p role="status">
          {from === to
            ? "Choose two currencies to see their past rates."
            : isLoaded
              ? "Past rates couldn’t be loaded. They need a connection and aren’t available for every pair."
              : "Loading past rates…"}
        </p>
      )}
    </>
  );
}

interface Found {
  readonly address: string;
  readonly series: readonly PastRate[] | null;
}

function addressOf(from: CurrencyCode, to: CurrencyCode, asOf: string, { months, weekly }: Period): string {
  const today = parseIsoDate(asOf) ?? { year: 2026, month: 1, day: 1 };
  const query = new URLSearchParams({
    base: from.toLowerCase(),
    quotes: to.toLowerCase(),
    from: formatIsoDate(addMonths(today, -months)),
    ...(weekly && { group: "week" }),
  });
  return `${RATE_ADDRESSES.blended}?${query}`;
}

/** Loads the series at an address. Returns null if there is none or the response is invalid. */
async function seriesAt(
  address: string,
  from: CurrencyCode,
  to: CurrencyCode,
  near: number | null,
): Promise<readonly PastRate[] | null> {
  const before = known.get(address);
  if (before || near === null || from === to) return before ?? null;
  try {
    const series = readSeries(await getJson(address), from, to, near);
    if (series) known.set(address, series);
    return series;
  } catch {
    return null;
  }
}

/** A line chart of the rates, with the lowest and highest marked. */
export function chartOf(
  series: readonly PastRate[],
  from: CurrencyCode,
  to: CurrencyCode,
  format: ViewProps<typeof currency>["format"],
): Chart {
  const figure = (rate: number) => rateFigure(Rational.fromNumber(Number(rate.toPrecision(6))));
  const summary = summaryOf(series);
  const [first, last] = [series[0], series.at(-1)];
  const change = summary?.change ?? 0;
  const rates = series.map(({ rate }) => rate);
  const days = series.map(({ date }) => isoToDayNumber(date));
  const pointAt = (rate: number) => ({
    x: days[rates.indexOf(rate)] as number,
    y: rate,
    label: figure(rate),
  });
  return {
    kind: "lines",
    x: {
      label: "Date",
      values: days,
      format: (day) => format.shortDate(dayNumberToIso(Math.round(day))),
      exact: (day) => format.date(dayNumberToIso(Math.round(day))),
    },
    y: { label: `${to} for 1 ${from}`, format: figure, zero: false },
    series: [
      { label: `1 ${from} in ${to}`, color: "green", values: rates },
      { label: "Average", color: "soft", dashed: true, values: rates.map(() => summary?.average ?? null) },
    ],
    ...(summary && { points: [pointAt(summary.min), pointAt(summary.max)] }),
    caption: summary
      ? `From ${format.date(first?.date ?? null)}, to ${format.date(last?.date ?? null)}: lowest ${figure(summary.min)}, highest ${figure(summary.max)}, average ${figure(summary.average)}, change ${change > 0 ? "+" : ""}${format.percent(change, 2)}. Source: Frankfurter.`
      : "",
  };
}

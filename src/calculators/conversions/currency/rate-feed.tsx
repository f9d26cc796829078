/** Daily rates on the page: stored in the browser and refreshed from the network. Both are untrusted. */
import { useSyncExternalStore } from "react";
import { RATE_ADDRESSES } from "../../../data/exchange-rates";
import { isoDayOf } from "../../../math/dates/iso-date";
import { Listeners, readStored, writeStored } from "../../../site/kit";
import {
  BUILT_IN,
  daysBetween,
  type RateTable,
  readBlended,
  readDaily,
  readStoredTable,
  storedTable,
} from "./rate-table";

export interface RateFeed {
  /** Tables other than the one in the build, at most one from each source. */
  readonly tables: readonly RateTable[];
  readonly state: "idle" | "asking" | "answered" | "failed";
}

/** Time limit for a complete response, in milliseconds. */
const TIMEOUT = 6000;
/** Size limit for a response, in bytes; the daily file has 8,000. */
const MAX_SIZE = 400_000;
/** If a table is older than this many days, the other source is also tried. */
const MAX_AGE = 3;
/** Minimum time between automatic refreshes, in milliseconds. The sources change daily. */
const PAUSE = 3_600_000;

const KEY = "exchange-rates";

const NOTHING: RateFeed = { tables: [], state: "idle" };
let feed = NOTHING;
let asked = 0;
const listeners = new Listeners();

export function useRateFeed(): RateFeed {
  return useSyncExternalStore(
    listeners.subscribe,
    () => feed,
    () => NOTHING,
  );
}

/** Starts with the tables stored in the browser. */
export function openFeed(): void {
  if (feed !== NOTHING) return;
  const kept = readKept(readStored("localStorage", KEY), isoDayOf(new Date()));
  if (kept.tables.length > 0) change({ ...feed, tables: kept.tables });
  asked = kept.asked;
}

/** Refreshes the rates, unless the sources responded recently. */
export function refreshIfOld(): void {
  const since = Date.now() - asked;
  if (since > PAUSE || since < 0) void refresh();
}

/** Loads new tables from the sources. A failure changes only the state. */
export async function refresh(): Promise<void> {
  if (feed.state === "asking") return;
  change({ ...feed, state: "asking" });
  const found = await newestTables(getJson, isoDayOf(new Date()));
  if (found.length === 0) {
    change({ ...feed, state: "failed" });
    return;
  }
  asked = Date.now();
  const tables = [...found, ...feed.tables].filter(
    (table, i, all) => all.findIndex(({ source }) => source === table.source) === i,
  );
  writeStored("localStorage", KEY, JSON.stringify({ asked, tables: tables.map(storedTable) }));
  change({ tables, state: "answered" });
}

/**
 * Loads the daily file or its mirror, and the central banks' rates if that is missing or old.
 * @param get loads the JSON at an address, and rejects if it fails
 */
export async function newestTables(get: (address: string) => Promise<unknown>, today: string): Promise<RateTable[]> {
  const ask = (address: string, read: (json: unknown, today: string) => RateTable | null) =>
    get(address).then(
      (json) => read(json, today),
      () => null,
    );
  const daily = (await ask(RATE_ADDRESSES.daily, readDaily)) ?? (await ask(RATE_ADDRESSES.dailyMirror, readDaily));
  if (daily && daysBetween(daily.date, today) <= MAX_AGE) return [daily];
  const blended = await ask(`${RATE_ADDRESSES.blended}?base=usd`, readBlended);
  return [daily, blended].filter((table) => table !== null);
}

/** Loads the JSON at an address, without credentials or redirects, and with limits on time and size. */
export async function getJson(address: string): Promise<unknown> {
  const answer = await fetch(address, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode());
    size += value.length;
    if (size > MAX_SIZE) {
      await reader.cancel();
      throw new Error("too long");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Reads what is stored in the browser as far as it is valid. Tables no newer than the one in the build are dropped. */
export function readKept(text: string | null, today: string): { asked: number; tables: RateTable[] } {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    const { asked, tables } = Object(kept) as { asked?: unknown; tables?: unknown };
    return {
      asked: typeof asked === "number" ? asked : 0,
      tables: (Array.isArray(tables) ? tables : [])
        .slice(0, 2)
        .map((table) => readStoredTable(table, today))
        .filter((table) => table !== null)
        .filter(({ date }) => date > BUILT_IN.date),
    };
  } catch {
    return { asked: 0, tables: [] };
  }
}

function change(next: RateFeed): void {
  feed = next;
  listeners.notify();
}

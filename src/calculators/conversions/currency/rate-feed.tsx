/** Rates of the day, on the page only: kept in the browser, refreshed from the network, never trusted. */
import { useSyncExternalStore } from "react";
import { RATE_ADDRESSES } from "../../../data/exchange-rates";
import { readStored, writeStored } from "../../../site/kit";
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
  /** What is known besides the table in the build, at most one of each source. */
  readonly tables: readonly RateTable[];
  readonly state: "idle" | "asking" | "answered" | "failed";
}

/** Milliseconds that a source may take, its last byte included. */
const PATIENCE = 6000;
/** Bytes; the daily file has 8,000. */
const LARGEST = 400_000;
/** Days after which the other source is asked, too. */
const OLD = 3;
/** Milliseconds within which the sources are not asked again: they are daily. */
const PAUSE = 3_600_000;

const KEY = "exchange-rates";

const NOTHING: RateFeed = { tables: [], state: "idle" };
let feed = NOTHING;
let asked = 0;
const listeners = new Set<() => void>();

export function useRateFeed(): RateFeed {
  return useSyncExternalStore(
    subscribe,
    () => feed,
    () => NOTHING,
  );
}

/** Begins with what the browser kept. */
export function openFeed(): void {
  if (feed !== NOTHING) return;
  const kept = readKept(readStored("localStorage", KEY), isoToday());
  if (kept.tables.length > 0) change({ ...feed, tables: kept.tables });
  asked = kept.asked;
}

/** Asks the sources, unless they answered a moment ago. */
export function refreshIfOld(): void {
  const since = Date.now() - asked;
  if (since > PAUSE || since < 0) void refresh();
}

/** Asks the sources; a failure changes nothing but the state. */
export async function refresh(): Promise<void> {
  if (feed.state === "asking") return;
  change({ ...feed, state: "asking" });
  const found = await newestTables(getJson, isoToday());
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
 * What the sources have: the daily file or its copy elsewhere, and central banks where that is missing or old.
 * @param get gives the JSON of an address, or is rejected
 */
export async function newestTables(
  get: (address: string) => Promise<unknown>,
  today: string,
): Promise<RateTable[]> {
  const ask = (address: string, read: (json: unknown, today: string) => RateTable | null) =>
    get(address).then(
      (json) => read(json, today),
      () => null,
    );
  const daily =
    (await ask(RATE_ADDRESSES.daily, readDaily)) ?? (await ask(RATE_ADDRESSES.dailyMirror, readDaily));
  if (daily && daysBetween(daily.date, today) <= OLD) return [daily];
  const blended = await ask(`${RATE_ADDRESSES.blended}?base=usd`, readBlended);
  return [daily, blended].filter((table) => table !== null);
}

/** The JSON at an address. Nothing goes along, nothing may be followed, and neither time nor size is without limit. */
export async function getJson(address: string): Promise<unknown> {
  const answer = await fetch(address, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE),
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
    if (size > LARGEST) {
      await reader.cancel();
      throw new Error("too long");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Today by the visitor's clock. */
function isoToday(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What the browser kept, as far as it can be read; tables older than the one in the build are of no use any more. */
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: RateFeed): void {
  feed = next;
  for (const listener of listeners) listener();
}

/**
 * Tax figures by year and state. Those for the year and state that pages open with come with the page; all others are
 * loaded on demand.
 */
import type { Preparation } from "../core/on-demand";
import type { IndiaFigures } from "../data/tax/india";
import { type StateCode, WITHOUT_INCOME_TAX } from "../data/tax/states";
import {
  type FederalFigures,
  type FederalParameters,
  federalFigures,
  type StateFile,
  type StateLaw,
  stateLaw,
} from "../data/tax/us";
import federal2026 from "../data/tax/us/2026/federal.json";
import northCarolina2026 from "../data/tax/us/2026/NC.json";

export type StateChoice = "none" | StateCode;

/** Years and states without an income tax but with payroll taxes. */
const PAYROLL_ONLY: readonly string[] = ["2026/AK", "2026/WA"];

/** Figures by key, each loaded once. */
class Shelf<T> {
  readonly #held: Map<string, T>;

  constructor(
    readonly fetch: (key: string) => Promise<T>,
    held: readonly (readonly [string, T])[] = [],
  ) {
    this.#held = new Map(held);
  }

  has(key: string): boolean {
    return this.#held.has(key);
  }

  /** @throws Error if the figures have not been loaded */
  get(key: string): T {
    const value = this.#held.get(key);
    if (value === undefined) throw new Error(`figures of ${key} were read before they were fetched`);
    return value;
  }

  async load(key: string): Promise<void> {
    if (!this.has(key)) this.#held.set(key, await this.fetch(key));
  }
}

const usFiles = () => import("../data/tax/us-files");
const federal = new Shelf<FederalFigures>(
  async (year) => (await usFiles()).fetchFederal(year),
  [["2026", federalFigures(federal2026 as unknown as FederalParameters, "2026")]],
);
const states = new Shelf<StateLaw>(
  async (key) => (await usFiles()).fetchState(...(key.split("/") as [string, string])),
  [["2026/NC", stateLaw(northCarolina2026 as unknown as StateFile, "2026")]],
);
const india = new Shelf<IndiaFigures>(async (year) => (await import("../data/tax/india")).fetchIndia(year));

function hasFile(year: string, state: StateChoice): boolean {
  if (state === "none") return false;
  return WITHOUT_INCOME_TAX[state] === undefined || PAYROLL_ONLY.includes(`${year}/${state}`);
}

/** What still has to be loaded for a year and state, or null if nothing. */
export function missingUsFigures(year: string, state: StateChoice): Preparation | null {
  const key = `${year}/${state}`;
  const needsState = hasFile(year, state) && !states.has(key);
  if (federal.has(year) && !needsState) return null;
  return {
    needed: true,
    load: () => Promise.all([federal.load(year), needsState ? states.load(key) : null]),
  };
}

/** What still has to be loaded for a financial year in India, including `more`, or null if nothing. */
export function missingIndiaFigures(
  year: string,
  more: { readonly ready: boolean; load(): Promise<unknown> },
): Preparation | null {
  if (india.has(year) && more.ready) return null;
  return { needed: true, load: () => Promise.all([india.load(year), more.load()]) };
}

/** @throws Error if the figures have not been loaded; so do the two functions below */
export function federalOf(year: string): FederalFigures {
  return federal.get(year);
}

/** A state's taxes, or null if it has none. */
export function stateOf(year: string, state: StateChoice): StateLaw | null {
  return hasFile(year, state) ? states.get(`${year}/${state}`) : null;
}

export function indiaOf(year: string): IndiaFigures {
  return india.get(year);
}

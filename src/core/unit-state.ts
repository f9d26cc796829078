/** Units that were chosen on a page, and what was converted. */
import type { Part } from "./measures";

type Texts = Readonly<Record<string, string>>;

/** How a measure is entered: in its inputs, or as one text in another unit (`cm`) or in two (`ft in`). */
export interface Entry {
  readonly parts: readonly Part[];
  /** Empty: in the inputs themselves. */
  readonly unit: string;
}

/** What was typed before a conversion, and the texts that were put in its place. */
export interface Conversion {
  readonly from: Entry & { readonly texts: Texts; readonly total: number | null };
  readonly texts: Texts;
}

export interface UnitState {
  /** By measure: the unit that was chosen at its field, in place of its own. */
  readonly chosen: Readonly<Record<string, string>>;
  /** By measure: its last conversion. */
  readonly conversions: Readonly<Record<string, Conversion>>;
  /** Choices that go with a system of units, such as the size of a bag, as they were in each. */
  readonly choices: Readonly<Record<string, string | undefined>>;
  /** Body weights are usually told in stones and pounds, not in pounds alone. */
  readonly stones: boolean;
}

export const NO_UNITS: UnitState = { chosen: {}, conversions: {}, choices: {}, stones: false };

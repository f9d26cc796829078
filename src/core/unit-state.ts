/** The units chosen on a page, the conversions made, and what they are made from. */
import type { Fields } from "./fields";
import type { Part } from "./measures";
import type { Json } from "./parse";

export type Texts = Readonly<Record<string, string>>;

/** How a measure is entered: in its own inputs, or as one text in another unit (`cm`) or two (`ft in`). */
export interface Entry {
  readonly parts: readonly Part[];
  /** Empty if the measure is entered in its own inputs. */
  readonly unit: string;
}

/** What was typed before a conversion, and the texts that replaced it. */
export interface Conversion {
  readonly from: Entry & { readonly texts: Texts; readonly total: number | null };
  readonly texts: Texts;
}

export interface UnitState {
  /** By measure: the unit chosen at its field instead of its own. */
  readonly chosen: Readonly<Record<string, string>>;
  /** By measure (or, for a list or a choice of unit, by input key): its last conversion. */
  readonly conversions: Readonly<Record<string, Conversion>>;
  /** Choices that depend on the unit system, such as the size of a bag, as they were in each system. */
  readonly choices: Readonly<Record<string, string | undefined>>;
  /** Body weights are usually given in stones and pounds rather than pounds alone. */
  readonly stones: boolean;
}

export const NO_UNITS: UnitState = { chosen: {}, conversions: {}, choices: {}, stones: false };

export interface Typed {
  readonly texts: Texts;
  readonly units: UnitState;
}

/** The typed texts, and the inputs as JSON values. */
export interface Situation extends Typed {
  readonly fields: Fields;
  readonly json: Readonly<Record<string, Json>>;
  /** The visitor uses a decimal comma: 1,5 is one and a half. */
  readonly decimalComma?: boolean;
}

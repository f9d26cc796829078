/**
 * The fields of a calculator: the name, type and limits of each input, output and table column. The same functions
 * create all three; an input also has a default. Literal types are preserved, so that `derive`, the view and the tests
 * know every key and value.
 */
import type { Rational } from "../math/numbers/rational";
import type { ConvertibleUnit } from "../math/units/conversion";
import type { Currency } from "./currency";
import type { Format } from "./format";

export type FieldType =
  | "money"
  | "percent"
  | "number"
  | "integer"
  | "exact"
  | "choice"
  | "boolean"
  | "date"
  | "time"
  | "datetime"
  | "text"
  | "list"
  | "table";

/** A value that depends on another input, such as a default of 4 inches or 10 centimeters by unit system. */
export interface By<T> {
  readonly by: string;
  readonly cases: Readonly<Record<string, T | By<T>>>;
  readonly otherwise: T | By<T>;
}

export type Dependent<T> = T | By<T>;

/** `by('unitSystem', { metric: 10 }, 4)` is 10 while `unitSystem` is `metric`, otherwise 4. Cases may be nested. */
export function by<T>(input: string, cases: Record<string, Dependent<T>>, otherwise: Dependent<T>): By<T> {
  return { by: input, cases, otherwise };
}

/** Required values of other inputs: `{ mode: 'add' }`, `{ mode: ['add', 'series'] }`. An array holds alternatives. */
export type Condition = Readonly<Record<string, Scalar | readonly Scalar[]>> | readonly Condition[];
export type Scalar = string | number | boolean | null;

/** A unit that a number can be entered in. */
export interface ChoosableUnit extends ConvertibleUnit {
  /** Rarely used: the page offers it only if it is already chosen, for example by a link. */
  readonly rare?: boolean;
}

declare const valueType: unique symbol;

export interface Field<Value = unknown> {
  readonly type: FieldType;
  readonly label: Dependent<string>;
  /** Its name in a sentence, if the label does not work there. */
  readonly noun?: Dependent<string>;
  /** Small print under the label. */
  readonly note?: Dependent<string>;
  /** Heading under which the page shows the field. */
  readonly group?: string;
  /** An output that is collapsed until it is opened. For inputs, see `folds` of the calculator. */
  readonly advanced?: boolean;
  /** An input is used, checked and shown only while this holds. */
  readonly when?: Condition;
  /** Keeps an unused input visible but dimmed. */
  readonly keepVisible?: boolean;
  readonly unit?: Dependent<string>;
  readonly default?: unknown;
  /**
   * The default while the input `of` is also left out: the unit of that input's example. If a value was given for `of`,
   * the usual default applies.
   */
  readonly example?: { readonly of: string; readonly default: Dependent<string> };
  /** May be null: an empty input, or an output or cell without a value. */
  readonly optional?: boolean;
  /** The message for an empty field or one without a number, if `Enter a number for …` reads badly. */
  readonly missingMessage?: string;
  /** The message for any invalid value, if the messages derived from type and bounds read badly. */
  readonly invalidMessage?: Dependent<string>;
  /** Never stored or put into a link, such as a password. */
  readonly secret?: boolean;
  /** Never stored, and put into a link only with the visitor's consent, such as pasted text. */
  readonly private?: boolean;
  /** For programs only; the page shows the same information elsewhere. */
  readonly hidden?: boolean;
  /**
   * What the page fills in when it opens, instead of the default. For a choice, this may be a code for each currency of
   * the reader. `today-84` is 84 days before today, so that the example of a pregnancy is always in week 12. A
   * `datetime` keeps the time of day of its default. `weekday` is today, or the following Monday on a weekend, as for a
   * meeting. `view` means that the calculator's view fetches the value, such as today's exchange rates. Links neither
   * contain nor set such a value; otherwise a stranger could put a figure and its source on the page.
   */
  readonly fill?:
    | "today"
    | `today${"+" | "-"}${number}`
    | "weekday"
    | "month-after-next"
    | "now"
    | "minor-digits"
    | "view"
    | Readonly<Partial<Record<Currency, string>>>;

  // Numbers
  readonly min?: Dependent<number>;
  readonly max?: Dependent<number>;
  /** Exclusive limits. */
  readonly above?: Dependent<number>;
  readonly below?: Dependent<number>;
  /** The allowed range in words, if the numbers read badly: `between 1 month and 50 years`. */
  readonly range?: string;
  /** The message for a number below the minimum, if the limit has a reason: `BMI-for-age starts at 2 years.` */
  readonly tooLowMessage?: string;
  /** The amount by which the arrow keys change the number. */
  readonly step?: number;
  /**
   * For an output that changes in small steps because an intermediate result is rounded (a loan to the dollar, a
   * premium to the cent): the size of a step. “Solve for” accepts a value that misses the target by at most this much.
   */
  readonly outputStep?: number;
  /**
   * For an output that jumps, such as a share of simulated runs: “solve for” looks for the value at which it reaches or
   * exceeds the target. Boolean outputs are treated the same way.
   */
  readonly jumps?: boolean;
  /** Maximum number of decimals shown. */
  readonly digits?: number;
  /** Significant digits shown, instead of decimals, for quantities that range from the size of an atom to a star. */
  readonly significant?: number;
  /** Formats a number of the answer for the reader, if it is shown in a chosen unit instead of the field's own. */
  readonly write?: (value: number, inputs: Readonly<Record<string, unknown>>, format: Format) => string;
  /** For a column: another column with the number of decimals of each cell, because yen and dollars differ. */
  readonly digitsFrom?: string;
  /** `false` turns off digit grouping, as in years and serial numbers. */
  readonly grouped?: boolean;
  /** Values are rounded to multiples of 1/stepsPerUnit: 12 for years that are counted in whole months. */
  readonly stepsPerUnit?: number;
  /** While this holds, `5:30` is read as five and a half, such as minutes and seconds. */
  readonly sixtieths?: Condition;
  /**
   * The page shows the output or column only while this holds, because another one has the same value in other units.
   */
  readonly shownWhen?: Condition;
  /** For an output: shown in the units of the chosen system. See site/kit/display-value.ts. */
  readonly measure?: "mass" | "length" | "height" | "volume" | "energy";

  /** Whether a trailing `%` of an exact number is ignored or divides by 100. If omitted, `%` is an error. */
  readonly percentSign?: Dependent<"ignore" | "divide">;
  /** Parses the text of an exact number. See exact-field.ts. */
  readonly parse?: (text: string) => Rational | null;

  // Text
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly multiline?: boolean;
  /**
   * For a text column of a list: it names a row of another list by the value of that row's `column`. If `many` is set,
   * it may name several rows, with weights; an empty text means all rows, and `many` is its label: `Everyone`. See
   * row-names.ts.
   */
  readonly rowsOf?: { readonly list: string; readonly column: string; readonly many?: string };
  /** ID of a `datalist` in the view with suggestions for the text typed so far, such as cities. */
  readonly suggestions?: string;
  /** For a text column whose cells may also be numbers, depending on the question; numbers stay numbers. */
  readonly orNumber?: boolean;

  /** For a number: the key of the choice next to it that sets its unit. See fieldsets/quantity.ts. */
  readonly unitKey?: string;

  // Choices: code → label
  readonly options?: Readonly<Record<string, string>>;
  /** For a choice of the unknown to solve for: after another one is chosen, the value found becomes a given. */
  readonly asks?: true;
  /** For a choice that sets the unit of a number: the units by code. Choosing another one converts the number. */
  readonly units?: Readonly<Record<string, ChoosableUnit>>;
  /** The message for a code in capital letters that is not an option. `{}` is replaced by the code. */
  readonly unknownOption?: string;

  // Lists
  readonly item?: Fields;
  /** Name of one row: `Extra payment`. A column that is `advanced` is collapsed in each row. */
  readonly itemLabel?: string;
  /** The column whose text identifies a row in messages. If omitted, rows are numbered. */
  readonly rowName?: string;
  readonly minRows?: number;
  readonly maxRows?: number;

  // Tables
  readonly columns?: Fields;

  readonly [valueType]?: () => Value;
}

const NUMBERS: readonly FieldType[] = ["money", "percent", "number", "integer", "exact"];

export function isNumeric(field: Field): boolean {
  return NUMBERS.includes(field.type);
}

export type Fields = Readonly<Record<string, Field>>;
export type ValueOf<F> = F extends Field<infer Value> ? Value : never;
export type ValuesOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

export type Options = Omit<Field, "type" | "parse" | "options" | "item" | "columns" | typeof valueType>;
export type OrNull<O, Value> = O extends { optional: false }
  ? Value
  : O extends { default: null } | { optional: true }
    ? Value | null
    : Value;

/** Creates a field of the given type. It is optional (may be null) if its default is null. */
export function field<Value>(type: FieldType, options: object): Field<Value> {
  const nullable = "default" in options && options.default === null;
  return { type, ...(nullable && { optional: true }), ...options } as Field<Value>;
}

/** An amount in major units of a currency (`1234.56`). The currency is the reader's preference. */
export const money = <const O extends Options>(options: O): Field<OrNull<O, number>> =>
  field("money", options);

/** The unit of a number that is sometimes an amount of money: `by("taxType", { percent: "%" }, CURRENCY_UNIT)`. */
export const CURRENCY_UNIT = "¤";

/** The largest amount of money that an input accepts: one trillion. */
export const LARGEST_AMOUNT = 1e12;

/** An input for money from 0 to one trillion, unless the options set other limits. */
export const amount = <const O extends Options>(options: O): Field<OrNull<O, number>> =>
  field("money", { ...(options.above === undefined && { min: 0 }), max: LARGEST_AMOUNT, ...options });

/** A percentage: 6.5 means 6.5%. */
export const percent = <const O extends Options>(options: O): Field<OrNull<O, number>> =>
  field("percent", options);

export const number = <const O extends Options>(options: O): Field<OrNull<O, number>> =>
  field("number", options);

/** A whole number. */
export const integer = <const O extends Options>(options: O): Field<OrNull<O, number>> =>
  field("integer", options);

export const choice = <const O extends Options & { options: Readonly<Record<string, string>> }>(
  options: O,
): Field<OrNull<O, keyof O["options"] & string>> => field("choice", options);

export const boolean = <const O extends Options>(options: O): Field<OrNull<O, boolean>> =>
  field("boolean", options);

/** `YYYY-MM-DD`, years 0001 to 9999. */
export const date = <const O extends Options>(options: O): Field<OrNull<O, string>> => field("date", options);

/** `HH:MM`, 24 hours. */
export const time = <const O extends Options>(options: O): Field<OrNull<O, string>> => field("time", options);

/** `YYYY-MM-DDTHH:MM`, local time. */
export const datetime = <const O extends Options>(options: O): Field<OrNull<O, string>> =>
  field("datetime", options);

export const text = <const O extends Options>(options: O): Field<OrNull<O, string>> => field("text", options);

/** Rows that the user adds. For inputs only. */
export const list = <const O extends Options & { item: Fields }>(options: O): Field<ValuesOf<O["item"]>[]> =>
  field("list", options);

/** Rows of an answer. For outputs only. */
export const table = <const O extends Options & { columns: Fields }>(
  options: O,
): Field<ValuesOf<O["columns"]>[]> => field("table", options);

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
  /** `us` or `metric`, if it is of one of these systems. */
  readonly system?: string | undefined;
}

/** How prominent an output or column is on the page: `first` below the headline, `more` in a collapsed part. */
export type Prominence = "first" | "more" | "elsewhere";

/** `shown: ({ inputs }) => first(inputs.mode === "sip")`: below the headline while this holds, otherwise collapsed. */
export function first(isFirst: boolean): Prominence {
  return isFirst ? "first" : "more";
}

/** Messages in place of those derived from type, name and limits, where these read badly. */
export interface Messages {
  /** For an empty field, or one without a number. */
  readonly missing?: string;
  /** For any invalid value. */
  readonly invalid?: Dependent<string>;
  /** The allowed range in words: `between 1 month and 50 years`. */
  readonly range?: string;
  /** For a number below the minimum, if the limit has a reason: `BMI-for-age starts at 2 years.` */
  readonly tooLow?: string;
  /** For a code in capital letters that is not an option. `{}` is replaced by the code. */
  readonly unknownOption?: string;
}

/** Exceptions to how the text of a field is usually read. */
export interface Reads {
  /** While this holds, `5:30` is five and a half, such as minutes and seconds. */
  readonly sixtieths?: Condition;
  /** Whether a trailing `%` of an exact number is ignored or divides by 100. If omitted, `%` is an error. */
  readonly percentSign?: "ignore" | "divide";
  /**
   * For a number whose unit or currency is chosen in another input that is not shown in its field: the key of that
   * input, whose codes are IDs of units or codes of currencies. A unit that is typed with the number chooses it.
   */
  readonly unitIn?: string;
  /** For a price: the key of the choice that says per which unit it is. `$3.49/gal` chooses gallons. */
  readonly perUnitIn?: string;
  /** For the number of a converter: another unit in `unitIn` is another question, so it does not convert the number. */
  readonly keepsNumber?: true;
  /** For the weight of a precious metal: an ounce is a troy ounce. */
  readonly precious?: true;
  /**
   * For marks: the key of the maximum beside them. `85/100` is marks and a maximum there, and not a fraction. For a score
   * on a scale: the top of the scale, such as 100 for percent, and `45/50` is 90.
   */
  readonly outOf?: string | number;
  /** For a date whose year is missing or short: the last or the next such date instead of the nearest one. */
  readonly prefers?: "past" | "future";
  /** Values are rounded to multiples of 1/stepsPerUnit: 12 for years that are counted in whole months. */
  readonly stepsPerUnit?: number;
  /** For a text that holds a number whose trailing zeros matter. All but plain digits is read as in number fields. */
  readonly number?: true;
  /** For a text column whose cells may also be numbers, depending on the question; numbers stay numbers. */
  readonly orNumber?: true;
  /** Parses the text of an exact number. Set by `exact`; see exact-field.ts. */
  readonly parse?: (text: string) => Rational | null;
}

/** “Solve for”: rank 1 is offered first. */
export interface Solve {
  readonly rank?: number;
  /** While this does not hold, it is not offered. */
  readonly when?: Condition;
  /**
   * For an output that changes in small steps because an intermediate result is rounded (a loan to the dollar, a
   * premium to the cent): the size of a step. A value is accepted that misses the target by at most this much.
   */
  readonly step?: number;
  /**
   * For an output that jumps, such as a share of simulated runs: the value at which it reaches or exceeds the target is
   * sought. Boolean outputs are treated the same way.
   */
  readonly jumps?: true;
}

/**
 * What the page fills in when it opens, instead of the default. A value for each currency of the visitor is for choices
 * and for amounts whose example is plausible in one currency only. `today-84` is 84 days before today, so that the
 * example of a pregnancy is always in week 12. A `datetime`
 * keeps the time of day of its default. `weekday` is today, or the following Monday on a weekend, as for a meeting.
 * `view` means that the calculator's view fetches the value, such as today's exchange rates. Links neither contain nor
 * set such a value; otherwise a stranger could put a figure and its source on the page.
 */
export type Fill =
  | "today"
  | `today${"+" | "-"}${number}`
  | "weekday"
  | "month-after-next"
  | "now"
  | "minor-digits"
  | "view"
  | Readonly<Partial<Record<Currency, unknown>>>;

/**
 * The control of a text: several lines; a line with suggestions from a `datalist` in the view, by its ID, such as
 * cities; or, in a column of a list, a choice among the rows of another list, by the value of that row's `column`. If
 * `many` is set, it may name several rows, with weights; an empty text means all rows, and `many` is its label:
 * `Everyone`. See row-names.ts.
 */
export type Control = "multiline" | { readonly suggestions: string } | { readonly rowsOf: RowsOf };

export interface RowsOf {
  readonly list: string;
  readonly column: string;
  readonly many?: string;
}

/**
 * The default of a unit: `unit` while the number at the key `of` is also left out, because that is the unit of the
 * number's example; otherwise `usual`.
 */
export interface Example {
  readonly of: string;
  readonly unit: Dependent<string>;
  readonly usual: string;
}

/**
 * A number formatted by its own rule, such as in a unit chosen by the visitor, or in the currency of its row of the
 * table.
 */
export type WriteNumber = (
  value: number,
  inputs: Readonly<Record<string, unknown>>,
  format: Format,
  row: Readonly<Record<string, unknown>>,
) => string;

declare const valueType: unique symbol;

/** Everything about one input, output or table column, each fact once. */
export interface Field<Value = unknown> {
  readonly type: FieldType;
  readonly label: Dependent<string>;
  /** Its name in a sentence, if the label does not work there. */
  readonly noun?: Dependent<string>;
  /** What a negative result is called: the page shows its size under this label, such as “Renter ahead by”. */
  readonly opposite?: string;
  /** Small print under the label. */
  readonly note?: Dependent<string>;
  /** Where the page shows it: under this heading, or in a collapsible part of this name. Set by `section` and `fold`. */
  readonly place?: Place;
  /** An input is used, checked and shown only while this holds; an output or column is only shown while it does. */
  readonly when?: Condition;
  /**
   * How prominent it is; `first` if omitted. An output may decide by the answer. `elsewhere` means that the page shows
   * the same in another way, or lets the visitor enter it in a display of the view. An input that is `always` shown
   * stays visible but dimmed while it is not in use; a column that is `more` is collapsed in each row of a list.
   */
  readonly shown?: Prominence | "always" | ((answer: never) => Prominence);
  readonly unit?: Dependent<string>;
  /** May be null: an empty input, or an output or cell without a value. */
  readonly optional?: boolean;
  readonly messages?: Messages;

  // Inputs
  /** An `Example` for the unit of an example. */
  readonly default?: unknown;
  readonly fill?: Fill;
  /**
   * Limits of a number, of the length of a text in characters, or of the number of rows of a list. `above` and `below`
   * are exclusive.
   */
  readonly min?: Dependent<number>;
  readonly max?: Dependent<number>;
  readonly above?: Dependent<number>;
  readonly below?: Dependent<number>;
  /** The amount by which the arrow keys change the number. */
  readonly step?: number;
  readonly reads?: Dependent<Reads>;
  /**
   * Whether “solve for” can find this input, or aim at this output, and in what order it is offered. `unknown` is for a
   * choice of the unknown: after another one is chosen, the value found becomes a given.
   */
  readonly solve?: boolean | number | Solve | "unknown";
  /**
   * Text that must stay with the visitor. `secret` is never stored or put into a link, such as a password; `private` is
   * never stored, and is put into a link only with the visitor's consent, such as pasted text.
   */
  readonly privacy?: "secret" | "private";
  /** The control of a text that is not one plain line. */
  readonly control?: Control;

  // Numbers of an answer
  /**
   * How many decimals are shown at most; or significant digits, for quantities that range from the size of an atom to a
   * star. `plain` is without grouping, as in years and serial numbers. A function formats the number by its own rule.
   */
  readonly digits?: number | "plain" | { readonly significant: number } | WriteNumber;
  /** For a text of an answer: how people see it, such as a chemical formula with subscripts. The value stays plain. */
  readonly written?: (text: string) => string;
  /** For an output: which direction is better for everyone. Left out where that depends, as for a loan amount. */
  readonly better?: "lower" | "higher";
  /** For an output: shown in the units of the chosen system. See site/kit/display-value.ts. */
  readonly measure?: "mass" | "length" | "height" | "volume" | "energy";
  /** For an output: the key of an input that chooses the unit that the page shows it in. The value stays in `unit`. */
  readonly shownIn?: string;

  /** Labels of a choice by code. */
  readonly options?: Readonly<Record<string, string>>;
  /** For a choice that sets the unit of a number: the units by code. Choosing another one converts the number. */
  readonly units?: Readonly<Record<string, ChoosableUnit>>;
  /** For such a number: the key of that choice, which the page shows in the number's field. See fieldsets/quantity.ts. */
  readonly unitKey?: string;

  // Lists and tables
  readonly columns?: Fields;
  /** For a column: those of the same row that add up to it. As shown, the first of them is what the others leave. */
  readonly sumOf?: readonly string[];
  /** For a column: the one whose sum up to this row it is. */
  readonly runningTotalOf?: string;
  /** For a list: the name of one row, such as `Extra payment`, and the column whose text identifies it in messages. */
  readonly row?: { readonly label: string; readonly name?: string };

  readonly [valueType]?: () => Value;
}

/** A part of the page: a heading, or a collapsible part whose name describes what is in it. */
export interface Place {
  readonly name: string;
  readonly folded: boolean;
}

/** Places fields under a heading. About five inputs should be in sections; the others belong in folds. */
export function section<const F extends Fields>(name: string, fields: F): F {
  return placed({ name, folded: false }, fields);
}

/** Places inputs that most visitors leave alone in a collapsible part, named after what is in it. */
export function fold<const F extends Fields>(name: string, fields: F): F {
  return placed({ name, folded: true }, fields);
}

function placed<F extends Fields>(place: Place, fields: F): F {
  return Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, { ...one, place }])) as unknown as F;
}

const NUMBERS: readonly FieldType[] = ["money", "percent", "number", "integer", "exact"];

export function isNumeric(field: Field): boolean {
  return NUMBERS.includes(field.type);
}

/**
 * Whether changing an input may convert other numbers or fill them in: a choice, the unit of a number, or the unknown
 * to solve for. Any other input is changed alone. See change-input.ts, which a page loads when it first needs it.
 * @param isUntouched nothing was typed or chosen yet, so that a choice has nothing to convert
 */
export function changesOthers({ type, units, solve }: Field, isUntouched = false): boolean {
  return units !== undefined || solve === "unknown" || (type === "choice" && !isUntouched);
}

export type Fields = Readonly<Record<string, Field>>;
export type ValueOf<F> = F extends Field<infer Value> ? Value : never;
export type ValuesOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

/** The facts about a field other than its label. */
export type Options = Omit<Field, "type" | "label" | "options" | "columns" | typeof valueType>;
export type OrNull<O, Value> = O extends { optional: false }
  ? Value
  : O extends { default: null } | { optional: true }
    ? Value | null
    : Value;
type Label = Dependent<string>;

/** Creates a field of the given type. It is optional (may be null) if its default is null. */
export function field<Value>(type: FieldType, label: Label, options: object = {}): Field<Value> {
  const nullable = "default" in options && options.default === null;
  return { type, label, ...(nullable && { optional: true }), ...options } as Field<Value>;
}

/** An amount in major units of a currency (`1234.56`). The currency is the visitor's preference. */
export const money = <const O extends Options>(label: Label, options?: O): Field<OrNull<O, number>> =>
  field("money", label, options);

/** The unit of a number that is sometimes an amount of money: `by("taxType", { percent: "%" }, CURRENCY_UNIT)`. */
export const CURRENCY_UNIT = "¤";

/** The largest amount of money that an input accepts: one trillion. */
export const LARGEST_AMOUNT = 1e12;

/** An input for money from 0 to one trillion, unless the options set other limits. */
export const amount = <const O extends Options>(label: Label, options?: O): Field<OrNull<O, number>> =>
  field("money", label, { ...(options?.above === undefined && { min: 0 }), max: LARGEST_AMOUNT, ...options });

/** A percentage: 6.5 means 6.5%. */
export const percent = <const O extends Options>(label: Label, options?: O): Field<OrNull<O, number>> =>
  field("percent", label, options);

export const number = <const O extends Options>(label: Label, options?: O): Field<OrNull<O, number>> =>
  field("number", label, options);

/** A whole number. */
export const integer = <const O extends Options>(label: Label, options?: O): Field<OrNull<O, number>> =>
  field("integer", label, options);

/** One of a few codes, whose labels are in `options`. */
export const choice = <const O extends Options & { options: Readonly<Record<string, string>> }>(
  label: Label,
  options: O,
): Field<OrNull<O, keyof O["options"] & string>> => field("choice", label, options);

export const boolean = <const O extends Options>(label: Label, options?: O): Field<OrNull<O, boolean>> =>
  field("boolean", label, options);

/** `YYYY-MM-DD`, years 0001 to 9999. */
export const date = <const O extends Options>(label: Label, options?: O): Field<OrNull<O, string>> =>
  field("date", label, options);

/** `HH:MM`, 24 hours. */
export const time = <const O extends Options>(label: Label, options?: O): Field<OrNull<O, string>> =>
  field("time", label, options);

/** `YYYY-MM-DDTHH:MM`, local time. */
export const datetime = <const O extends Options>(label: Label, options?: O): Field<OrNull<O, string>> =>
  field("datetime", label, options);

export const text = <const O extends Options>(label: Label, options?: O): Field<OrNull<O, string>> =>
  field("text", label, options);

/** Rows that the user adds. For inputs only. */
export const list = <const O extends Options & { columns: Fields }>(
  label: Label,
  options: O,
): Field<ValuesOf<O["columns"]>[]> => field("list", label, options);

/** Rows of an answer. For outputs only. */
export const table = <const O extends Options & { columns: Fields }>(
  label: Label,
  options: O,
): Field<ValuesOf<O["columns"]>[]> => field("table", label, options);

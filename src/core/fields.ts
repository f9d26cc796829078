/**
 * The fields of a calculator: what each input, output and table column is called, holds and allows. The same
 * makers serve all three; an input also says its default. Literal types are kept, so that `compute`, the view and
 * the tests know every key and value.
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

/** A value that depends on another input, for example a default of 4 inches or 10 centimetres by unit system. */
export interface By<T> {
  readonly by: string;
  readonly cases: Readonly<Record<string, T | By<T>>>;
  readonly otherwise: T | By<T>;
}

export type Dependent<T> = T | By<T>;

/** `by('unitSystem', { metric: 10 }, 4)`: 10 while `unitSystem` is `metric`, else 4. Cases may be nested. */
export function by<T>(input: string, cases: Record<string, Dependent<T>>, otherwise: Dependent<T>): By<T> {
  return { by: input, cases, otherwise };
}

/** Values of other inputs that must hold: `{ mode: 'add' }`, `{ mode: ['add', 'series'] }`; an array: any of them. */
export type Condition = Readonly<Record<string, Scalar | readonly Scalar[]>> | readonly Condition[];
export type Scalar = string | number | boolean | null;

/** A unit that a number can be entered in. */
export interface ChoosableUnit extends ConvertibleUnit {
  /** Seldom met: the page offers it only where it was chosen already, in a link. */
  readonly rare?: boolean;
}

declare const valueType: unique symbol;

export interface Field<Value = unknown> {
  readonly type: FieldType;
  readonly label: Dependent<string>;
  /** What it is called in a sentence, where its label would not fit into one. */
  readonly noun?: Dependent<string>;
  /** Small print under the label. */
  readonly note?: Dependent<string>;
  /** Heading under which the page puts the field. */
  readonly group?: string;
  /** An output that is folded away until asked for; for inputs see `folds` of the calculator. */
  readonly advanced?: boolean;
  /** An input is used, checked and shown only while this holds. */
  readonly when?: Condition;
  /** Keeps an unused input visible, dimmed. */
  readonly keepVisible?: boolean;
  readonly unit?: Dependent<string>;
  readonly default?: unknown;
  /**
   * The default while the input `of` is left out as well: the unit that its example comes in. Beside a value that was
   * given, the usual default counts.
   */
  readonly example?: { readonly of: string; readonly default: Dependent<string> };
  /** May be null: an input left empty, an output or cell without a value. */
  readonly optional?: boolean;
  /** The sentence for an empty field, or one that holds no number, where `Enter a number for …` reads badly. */
  readonly missingMessage?: string;
  /** The sentence for any wrong value, where those that follow from type and bounds read badly. */
  readonly invalidMessage?: Dependent<string>;
  /** Never stored or put into a link: passwords. */
  readonly secret?: boolean;
  /** Never stored, and put into a link only with the visitor's consent: pasted text. */
  readonly private?: boolean;
  /** For programs only: the page shows the same elsewhere. */
  readonly hidden?: boolean;
  /**
   * What the page fills in when it opens, instead of the default; of a choice, a code by the reader's currency.
   * `today-84` is 84 days before today: an example of a pregnancy stays one of 12 weeks. The time of day of a
   * `datetime` stays that of the default. `weekday` is today, or the Monday
   * after a weekend: a meeting. `view` is what the view of the
   * calculator fetches, rates of the day: no link brings or carries it, or a stranger could put a figure and its source there.
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
  /** The allowed range in words, where the figures read badly: `between 1 month and 50 years`. */
  readonly range?: string;
  /** The sentence for a number under the lower limit, where the limit has a reason: `BMI-for-age starts at 2 years.` */
  readonly tooLowMessage?: string;
  /** Arrow keys change the number by this much. */
  readonly step?: number;
  /**
   * Of an output that moves in small steps because something is rounded on the way (a loan to the dollar, a premium
   * to the cent): the size of a step. “Solve for” takes a value that misses its target by no more.
   */
  readonly outputStep?: number;
  /**
   * Of an output that jumps, such as a share of simulated runs: “solve for” looks for where it comes to the target or
   * more. So it does for an output that is true or false.
   */
  readonly jumps?: boolean;
  /** Decimals shown, at most. */
  readonly digits?: number;
  /** Significant digits shown, in place of decimals: of quantities from the size of an atom to that of a star. */
  readonly significant?: number;
  /** Writes a number of the answer for the reader where that is not in the field's own unit: in one that was chosen. */
  readonly write?: (value: number, inputs: Readonly<Record<string, unknown>>, format: Format) => string;
  /** Of a column: the column beside it whose number says how many decimals each cell has, as yen and dollars differ. */
  readonly digitsFrom?: string;
  /** `false`: no digit grouping, as in years and serial numbers. */
  readonly grouped?: boolean;
  /** Only multiples of 1/stepsPerUnit count, others are rounded: 12 for years that are taken in whole months. */
  readonly stepsPerUnit?: number;
  /** While this holds, `5:30` is read as five and a half: minutes, whose sixtieths stand behind a colon. */
  readonly sixtieths?: Condition;
  /** An output or column that the page shows only while this holds, because another one says the same in other units. */
  readonly shownWhen?: Condition;
  /** Of an output: shown in the units of the chosen system; see site/kit/display-value.ts. */
  readonly measure?: "mass" | "length" | "height" | "volume" | "energy";

  /** What a trailing `%` of an exact number does: nothing, or divides by 100. Without it, `%` is an error. */
  readonly percentSign?: Dependent<"ignore" | "divide">;
  /** Reads the text of an exact number; see exact-field.ts. */
  readonly parse?: (text: string) => Rational | null;

  // Texts
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly multiline?: boolean;
  /**
   * Of a text column of a list: it names a row of another list by what stands in `column`. Or several of them, with
   * weights, and all where it is empty, which is called as `many` says: `Everyone`. See row-names.ts.
   */
  readonly rowsOf?: { readonly list: string; readonly column: string; readonly many?: string };
  /** Id of a `datalist` of the view, of what may be meant by what is typed so far: cities. */
  readonly suggestions?: string;
  /** In a table whose rows hold texts or numbers, as the question has it: a number is a number. */
  readonly orNumber?: boolean;

  /** Of a number: the key of the choice beside it that says its unit. See fieldsets/quantity.ts. */
  readonly unitKey?: string;

  // Choices: code → wording
  readonly options?: Readonly<Record<string, string>>;
  /** Of a choice of what to find: what was found is given from then on, where another thing is asked for. */
  readonly asks?: true;
  /** Of a choice that says the unit of a number: what each is. Choosing another one converts the number. */
  readonly units?: Readonly<Record<string, ChoosableUnit>>;
  /** The sentence for a code in capital letters that is no option; `{}` stands for the code. */
  readonly unknownOption?: string;

  // Lists
  readonly item?: Fields;
  /** What one row is called: `Extra payment`. A column that is `advanced` is folded away in each row. */
  readonly itemLabel?: string;
  /** The column whose text names a row in messages; without it, rows have numbers. */
  readonly rowName?: string;
  readonly minRows?: number;
  readonly maxRows?: number;

  // Tables
  readonly columns?: Fields;

  readonly [valueType]?: () => Value;
}

const NUMBERS: readonly FieldType[] = ["money", "percent", "number", "integer", "exact"];

/** Whether the field holds a number. */
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

/** A field of a type, null allowed where its default is null. */
export function field<Value>(type: FieldType, options: object): Field<Value> {
  const nullable = "default" in options && options.default === null;
  return { type, ...(nullable && { optional: true }), ...options } as Field<Value>;
}

/** An amount in major units of a currency (`1234.56`); the currency is the reader's preference. */
export const money = <const O extends Options>(options: O): Field<OrNull<O, number>> =>
  field("money", options);

/** The unit of a number that is an amount of money for now: `by("taxType", { percent: "%" }, CURRENCY_UNIT)`. */
export const CURRENCY_UNIT = "¤";

/** The largest amount of money that an input takes: a trillion. */
export const LARGEST_AMOUNT = 1e12;

/** An input for money from 0 to a trillion, unless the options have other limits. */
export const amount = <const O extends Options>(options: O): Field<OrNull<O, number>> =>
  field("money", { ...(options.above === undefined && { min: 0 }), max: LARGEST_AMOUNT, ...options });

/** A percentage: 6.5 means 6.5 %. */
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

/** `YYYY-MM-DDTHH:MM`, wall clock. */
export const datetime = <const O extends Options>(options: O): Field<OrNull<O, string>> =>
  field("datetime", options);

export const text = <const O extends Options>(options: O): Field<OrNull<O, string>> => field("text", options);

/** Rows that the user adds; inputs only. */
export const list = <const O extends Options & { item: Fields }>(options: O): Field<ValuesOf<O["item"]>[]> =>
  field("list", options);

/** Rows of an answer; outputs only. */
export const table = <const O extends Options & { columns: Fields }>(
  options: O,
): Field<ValuesOf<O["columns"]>[]> => field("table", options);

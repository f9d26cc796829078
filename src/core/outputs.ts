/**
 * The outputs of a calculator. Each one is a field and how its value is read from the model: by default, from the
 * model's member of the same name, otherwise by `value`. The functions that create outputs are bound to the type of the
 * model, because it is not inferred in a nested generic call:
 *
 *     const { money, percent, table } = outputsOf<VaLoan>();
 *     export const outputs = {
 *       fundingFee: money("Funding fee", { value: (loan) => loan.fee }),
 *       apr: percent("APR", { optional: true }), // loan.apr
 *     };
 *
 * Table columns are created by the same functions, without `value`.
 */

import {
  boolean,
  choice,
  type Dependent,
  date,
  datetime,
  type Field,
  type Fields,
  integer,
  money,
  number,
  type Options,
  type OrNull,
  type Prominence,
  percent,
  table,
  text,
  time,
  type ValuesOf,
} from "./fields";

/** How prominent an output is, given the answer: `shown: ({ inputs }) => first(inputs.mode === "sip")`. */
export type ShownBy<Model> = (model: Model) => Prominence;

/** An output whose value is read by a function. */
export type OutputField<Model, Value = unknown> = Field<Value> & {
  readonly value: (model: Model) => unknown;
};

export type OutputFields<Model> = Readonly<Record<string, Field | OutputField<Model>>>;

/**
 * What outputs without `value` require of the model: a member of the same name that holds the output's value, or
 * nothing (`null` or `undefined`) for an optional output and for a table.
 */
export type ReadFrom<O extends Fields> = {
  readonly [K in keyof O as string extends K
    ? never
    : O[K] extends { readonly value: unknown }
      ? never
      : K]: O[K] extends Field<infer Value>
    ? Value extends readonly unknown[] | null
      ? Readonly<Value> | null | undefined
      : null extends Value
        ? Value | undefined
        : Value
    : never;
};

type OutputOptions<Model> = Omit<Options, "shown"> & { readonly shown?: Prominence | ShownBy<Model> };
type Label = Dependent<string>;

/** Creates outputs of one type or, without `value`, table columns and outputs with the name of a member. */
interface Maker<Model, Value> {
  <const O extends OutputOptions<Model>>(
    label: Label,
    options: O & { readonly optional: true; readonly value: (model: Model) => Value | null | undefined },
  ): OutputField<Model, Value | null>;
  <const O extends OutputOptions<Model>>(
    label: Label,
    options: O & { readonly optional?: false; readonly value: (model: Model) => Value },
  ): OutputField<Model, Value>;
  <const O extends OutputOptions<Model>>(
    label: Label,
    options?: O & { readonly value?: never },
  ): Field<OrNull<O, Value>>;
}

type Choices = Readonly<Record<string, string>>;

interface ChoiceMaker<Model> {
  <const C extends Choices, const O extends OutputOptions<Model>>(
    label: Label,
    options: O & {
      readonly options: C;
      readonly optional: true;
      readonly value: (model: Model) => (keyof C & string) | null | undefined;
    },
  ): OutputField<Model, (keyof C & string) | null>;
  <const C extends Choices, const O extends OutputOptions<Model>>(
    label: Label,
    options: O & {
      readonly options: C;
      readonly optional?: false;
      readonly value: (model: Model) => keyof C & string;
    },
  ): OutputField<Model, keyof C & string>;
  <const C extends Choices, const O extends OutputOptions<Model>>(
    label: Label,
    options: O & { readonly options: C; readonly value?: never },
  ): Field<OrNull<O, keyof C & string>>;
}

/** If the rows are missing, the table is empty. */
interface TableMaker<Model> {
  <const C extends Fields, const O extends OutputOptions<Model>>(
    label: Label,
    options: O & {
      readonly columns: C;
      readonly value: (model: Model) => readonly ValuesOf<C>[] | null | undefined;
    },
  ): OutputField<Model, ValuesOf<C>[]>;
  <const C extends Fields, const O extends OutputOptions<Model>>(
    label: Label,
    options: O & { readonly columns: C; readonly value?: never },
  ): Field<ValuesOf<C>[]>;
}

interface OutputMakers<Model> {
  readonly money: Maker<Model, number>;
  readonly percent: Maker<Model, number>;
  readonly number: Maker<Model, number>;
  readonly integer: Maker<Model, number>;
  readonly boolean: Maker<Model, boolean>;
  readonly date: Maker<Model, string>;
  readonly time: Maker<Model, string>;
  readonly datetime: Maker<Model, string>;
  readonly text: Maker<Model, string>;
  readonly choice: ChoiceMaker<Model>;
  readonly table: TableMaker<Model>;
}

/** At run time, an output is a field with one extra property. */
const MAKERS = { boolean, choice, date, datetime, integer, money, number, percent, table, text, time };

/** Returns functions that create outputs read from a `Model`. */
export function outputsOf<Model>(): OutputMakers<Model> {
  return MAKERS as unknown as OutputMakers<Model>;
}

/** Reads an output from the model. A missing value becomes null, and a missing table is empty. */
export function readOutput<Model>(key: string, field: Field | OutputField<Model>, model: Model): unknown {
  const value = "value" in field ? field.value(model) : (model as Readonly<Record<string, unknown>>)[key];
  return value ?? (field.type === "table" ? [] : null);
}

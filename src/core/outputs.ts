/**
 * The outputs of a calculator. Each one is a field with a function that reads its value from the model. The functions
 * that create outputs are bound to the type of the model, because it is not inferred in a nested generic call:
 *
 *     const { money, table } = outputsOf<VaLoan>();
 *     export const outputs = {
 *       fundingFee: money({ label: "Funding fee", value: (loan) => loan.fee }),
 *       apr: percent({ label: "APR", optional: true, value: (loan) => loan.apr }),
 *     };
 *
 * Table columns are created by the same functions, without `value`.
 */

import {
  boolean,
  choice,
  date,
  datetime,
  type Field,
  type Fields,
  integer,
  money,
  number,
  type Options,
  type OrNull,
  percent,
  table,
  text,
  time,
  type ValuesOf,
} from "./fields";

/** An output: a field whose value is read from the model. */
export type OutputField<Model, Value = unknown> = Field<Value> & {
  readonly value: (model: Model) => unknown;
};

export type OutputFields<Model> = Readonly<Record<string, OutputField<Model>>>;

/** Creates outputs of one type or, without `value`, table columns. */
interface Maker<Model, Value> {
  <const O extends Options>(
    options: O & { readonly optional: true; readonly value: (model: Model) => Value | null | undefined },
  ): OutputField<Model, Value | null>;
  <const O extends Options>(
    options: O & { readonly optional?: false; readonly value: (model: Model) => Value },
  ): OutputField<Model, Value>;
  <const O extends Options>(options: O & { readonly value?: never }): Field<OrNull<O, Value>>;
}

type Choices = Readonly<Record<string, string>>;

interface ChoiceMaker<Model> {
  <const C extends Choices, const O extends Options>(
    options: O & {
      readonly options: C;
      readonly optional: true;
      readonly value: (model: Model) => (keyof C & string) | null | undefined;
    },
  ): OutputField<Model, (keyof C & string) | null>;
  <const C extends Choices, const O extends Options>(
    options: O & {
      readonly options: C;
      readonly optional?: false;
      readonly value: (model: Model) => keyof C & string;
    },
  ): OutputField<Model, keyof C & string>;
  <const C extends Choices, const O extends Options>(
    options: O & { readonly options: C; readonly value?: never },
  ): Field<OrNull<O, keyof C & string>>;
}

/** If the rows are missing, the table is empty. */
type TableMaker<Model> = <const C extends Fields, const O extends Options>(
  options: O & {
    readonly columns: C;
    readonly value: (model: Model) => readonly ValuesOf<C>[] | null | undefined;
  },
) => OutputField<Model, ValuesOf<C>[]>;

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
export function readOutput<Model>(field: OutputField<Model>, model: Model): unknown {
  return field.value(model) ?? (field.type === "table" ? [] : null);
}

/**
 * The outputs of a calculator: each is a field that also says how it is read from the calculator's own object. The
 * makers are bound to the type of that object, because inference does not carry it into a nested generic call:
 *
 *     const { money, table } = outputsOf<VaLoan>();
 *     export const outputs = {
 *       fundingFee: money({ label: "Funding fee", value: (loan) => loan.fee }),
 *       apr: percent({ label: "APR", optional: true, value: (loan) => loan.apr }),
 *     };
 *
 * The columns of a table are made by the same makers, without `value`.
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

/** A field of the answer, read from the model. */
export type OutputField<Model, Value = unknown> = Field<Value> & {
  readonly value: (model: Model) => unknown;
};

export type OutputFields<Model> = Readonly<Record<string, OutputField<Model>>>;

/** A maker of outputs with values of one type, and, without `value`, of table columns. */
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

/** Rows may be missing altogether: then the table is empty. */
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

/** At run time an output is a field with one property more. */
const MAKERS = { boolean, choice, date, datetime, integer, money, number, percent, table, text, time };

/** The makers of outputs that are read from a `Model`. */
export function outputsOf<Model>(): OutputMakers<Model> {
  return MAKERS as unknown as OutputMakers<Model>;
}

/** What an output is for this model: a missing value is null, a missing table is empty. */
export function readOutput<Model>(field: OutputField<Model>, model: Model): unknown {
  return field.value(model) ?? (field.type === "table" ? [] : null);
}

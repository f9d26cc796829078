import type { Field } from "../../core/fields";
import type { Format } from "../../core/format";
import type { ScheduleRow } from "../../math/finance/schedule";
import type { YearRow } from "../../math/finance/year-rows";
import { YearSchedule } from "./YearSchedule";

interface LoanScheduleProps {
  /** Used to name the downloaded files. */
  readonly id: string;
  /** The output fields of both tables. */
  readonly fields: { readonly schedule: Field; readonly yearly: Field };
  readonly schedule: readonly ScheduleRow[];
  readonly yearly: readonly YearRow<"payment" | "interest" | "principal" | "extra">[];
  readonly format: Format;
}

const COLUMNS = [
  ["payment", "Payment"],
  ["interest", "Interest"],
  ["principal", "Principal"],
  ["extra", "Extra"],
  ["closingBalance", "Balance"],
] as const;

/** The schedule of a loan by calendar year; each year expands into its payments. */
export function LoanSchedule({ id, fields, schedule, yearly, format }: LoanScheduleProps) {
  const hasExtras = yearly.some((year) => year.extra > 0);
  return (
    <YearSchedule
      id={id}
      schedule={{ field: fields.schedule, rows: schedule.map((row) => ({ ...row })) }}
      yearly={{ field: fields.yearly, rows: yearly }}
      columns={COLUMNS.filter(([key]) => key !== "extra" || hasExtras)}
      totals={["payment", "interest", "principal", "extra"]}
      yearOf={(place) => String(Number(schedule[place]?.date.slice(0, 4)))}
      format={format}
    />
  );
}

import { yearOf } from "../../../math/finance/year-rows";
import type { ViewProps } from "../../../site/kit";
import { YearSchedule } from "../../../site/kit/YearSchedule";
import amortization from "./calculator";

const COLUMNS = [
  ["payment", "Payment"],
  ["interest", "Interest"],
  ["principal", "Principal"],
  ["extra", "Extra"],
  ["closingBalance", "Balance"],
] as const;

/** The full schedule, grouped into expandable years. */
export function Schedule({ id, inputs, model, outputs, format }: ViewProps<typeof amortization>) {
  const { schedule: rows, yearly } = outputs;
  const hasExtras = yearly.some((year) => year.extra > 0);
  return (
    <YearSchedule
      id={id}
      schedule={{ field: amortization.outputs.schedule, rows }}
      yearly={{ field: amortization.outputs.yearly, rows: yearly }}
      columns={COLUMNS.filter(([key]) => key !== "extra" || hasExtras)}
      totals={["payment", "interest", "principal", "extra"]}
      yearOf={(place) => yearOf(rows[place] as (typeof rows)[number], inputs.yearBasis, model.paymentsPerYear)}
      format={format}
    />
  );
}

import { yearOf } from "../../../math/finance/year-rows";
import type { ViewProps } from "../../../site/kit";
import { YearSchedule } from "../../../site/kit/YearSchedule";
import homeLoan from "./calculator";

const COLUMNS = [
  ["payment", "Instalment"],
  ["interest", "Interest"],
  ["principal", "Principal"],
  ["extra", "Prepaid"],
  ["closingBalance", "Balance"],
] as const;

/** The whole schedule, by years that unfold. */
export default function Schedule({ id, inputs, outputs, format }: ViewProps<typeof homeLoan>) {
  const { schedule: rows, yearly } = outputs;
  const hasExtras = yearly.some((year) => year.extra > 0);
  return (
    <YearSchedule
      id={id}
      schedule={{ field: homeLoan.outputs.schedule, rows }}
      yearly={{ field: homeLoan.outputs.yearly, rows: yearly }}
      columns={COLUMNS.filter(([key]) => key !== "extra" || hasExtras)}
      totals={["payment", "interest", "principal", "extra"]}
      yearOf={(place) => yearOf(rows[place] as (typeof rows)[number], inputs.yearBasis, 12)}
      format={format}
    />
  );
}

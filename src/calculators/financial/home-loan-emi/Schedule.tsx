import { yearOf } from "../../../math/finance/year-rows";
import type { ViewProps } from "../../../site/view";
import { YearSchedule } from "../../../site/view/YearSchedule";
import model from "./model";

const COLUMNS = [
  ["payment", "Instalment"],
  ["interest", "Interest"],
  ["principal", "Principal"],
  ["extra", "Prepaid"],
  ["closingBalance", "Balance"],
] as const;

/** The whole schedule, by years that unfold. */
export default function Schedule({ inputs, outputs, format }: ViewProps<typeof model>) {
  const { schedule: rows, yearly } = outputs;
  const hasExtras = yearly.some((year) => year.extra > 0);
  return (
    <YearSchedule
      id={model.id}
      schedule={{ field: model.outputs.schedule, rows }}
      yearly={{ field: model.outputs.yearly, rows: yearly }}
      columns={COLUMNS.filter(([key]) => key !== "extra" || hasExtras)}
      totals={["payment", "interest", "principal", "extra"]}
      yearOf={(place) => yearOf(rows[place] as (typeof rows)[number], inputs.yearBasis, 12)}
      format={format}
    />
  );
}

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
  ["disbursed", "Disbursed"],
] as const;

/** The full schedule, grouped into expandable years. */
export default function Schedule({ id, inputs, outputs, format }: ViewProps<typeof homeLoan>) {
  const { schedule: rows, yearly } = outputs;
  const isEmpty = (key: string) => (key === "extra" || key === "disbursed") && yearly.every((year) => year[key] === 0);
  return (
    <YearSchedule
      id={id}
      schedule={{ field: homeLoan.outputs.schedule, rows }}
      yearly={{ field: homeLoan.outputs.yearly, rows: yearly }}
      columns={COLUMNS.filter(([key]) => !isEmpty(key))}
      totals={["payment", "interest", "principal", "extra", "disbursed"]}
      yearOf={(place) => yearOf(rows[place] as (typeof rows)[number], inputs.yearBasis, 12)}
      format={format}
    />
  );
}

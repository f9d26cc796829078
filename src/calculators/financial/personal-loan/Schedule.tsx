import type { ViewProps } from "../../../site/kit";
import { YearSchedule } from "../../../site/kit/YearSchedule";
import personalLoan from "./calculator";

const COLUMNS = [
  ["payment", "Payment"],
  ["interest", "Interest"],
  ["principal", "Principal"],
  ["extra", "Extra"],
  ["closingBalance", "Balance"],
] as const;

/** The whole schedule, by years that unfold. */
export default function Schedule({ id, outputs, format }: ViewProps<typeof personalLoan>) {
  const { schedule: rows, yearly } = outputs;
  const hasExtras = yearly.some((year) => year.extra > 0);
  return (
    <YearSchedule
      id={id}
      schedule={{ field: personalLoan.outputs.schedule, rows }}
      yearly={{ field: personalLoan.outputs.yearly, rows: yearly }}
      columns={COLUMNS.filter(([key]) => key !== "extra" || hasExtras)}
      totals={["payment", "interest", "principal", "extra"]}
      yearOf={(place) => String(Number(rows[place]?.date.slice(0, 4)))}
      format={format}
    />
  );
}

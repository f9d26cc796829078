import { PAYMENTS_PER_YEAR } from "../../../math/finance/payment-dates";
import { yearOf } from "../../../math/finance/year-rows";
import type { ViewProps } from "../../../site/view";
import { YearSchedule } from "../../../site/view/YearSchedule";
import schedule from "./model";

const COLUMNS = [
  ["payment", "Payment"],
  ["interest", "Interest"],
  ["principal", "Principal"],
  ["extra", "Extra"],
  ["closingBalance", "Balance"],
] as const;

/** The whole schedule, by years that unfold. */
export function Schedule({ inputs, outputs, format }: ViewProps<typeof schedule>) {
  const { schedule: rows, yearly } = outputs;
  const hasExtras = yearly.some((year) => year.extra > 0);
  return (
    <YearSchedule
      id={schedule.id}
      schedule={{ field: schedule.outputs.schedule, rows }}
      yearly={{ field: schedule.outputs.yearly, rows: yearly }}
      columns={COLUMNS.filter(([key]) => key !== "extra" || hasExtras)}
      totals={["payment", "interest", "principal", "extra"]}
      yearOf={(place) =>
        yearOf(
          rows[place] as (typeof rows)[number],
          inputs.yearBasis,
          PAYMENTS_PER_YEAR[inputs.paymentFrequency],
        )
      }
      format={format}
    />
  );
}

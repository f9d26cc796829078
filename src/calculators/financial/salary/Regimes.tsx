import type { IndiaTax } from "../../../math/tax/india";
import type { ViewProps } from "../../../site/kit";
import { SideBySide } from "../../../site/kit/SideBySide";
import type salary from "./calculator";

/** Take-home pay from the same package under either regime. */
export default function Regimes({ model: { india }, format }: ViewProps<typeof salary>) {
  if (!india) return null;
  const { taxNew, taxOld, annualNet, used } = india;
  const rows: readonly [string, (tax: IndiaTax) => number][] = [
    ["Deductions", (tax) => tax.totalDeductions],
    ["Taxable income", (tax) => tax.totalIncome],
    ["Income tax", (tax) => tax.total],
    ["Annual take-home pay", (tax) => annualNet + used.total - tax.total],
  ];
  return (
    <SideBySide
      caption="The same package under the new and the old regime"
      columns={["New regime", "Old regime"]}
      rows={rows.map(([label, amount]) => ({
        label,
        cells: [taxNew, taxOld].map((tax) => format.wholeMoney(amount(tax))),
        strong: label === "Annual take-home pay",
      }))}
    />
  );
}

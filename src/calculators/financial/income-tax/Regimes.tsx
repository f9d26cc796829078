import type { IndiaTax } from "../../../math/tax/india";
import type { ViewProps } from "../../../site/kit";
import { SideBySide } from "../../../site/kit/SideBySide";
import type incomeTax from "./calculator";

/** Both regimes line by line, and the deductions at which the old one breaks even. */
export default function Regimes({ model: { india }, outputs, format }: ViewProps<typeof incomeTax>) {
  if (!india) return null;
  const { taxNew, taxOld, better } = india;
  const { breakEvenDeductions, regimeSaving } = outputs;
  const rows: readonly [label: string, amount: (tax: IndiaTax) => number, always?: boolean][] = [
    ["Deductions", (tax) => tax.totalDeductions, true],
    ["Taxable income", (tax) => tax.totalIncome, true],
    ["Tax at slab rates", (tax) => tax.slabTax, true],
    ["Tax on gains", (tax) => tax.gainsTax],
    ["Rebate", (tax) => -tax.rebate],
    ["Surcharge", (tax) => tax.surcharge],
    ["Marginal relief", (tax) => -tax.surchargeRelief],
    ["Cess", (tax) => tax.cess, true],
    ["Tax", (tax) => tax.total, true],
  ];
  const taxes = [taxNew, taxOld];
  const own = taxOld.totalDeductions;
  return (
    <>
      <SideBySide
        caption="Tax under the new and the old regime"
        columns={["New regime", "Old regime"]}
        rows={rows
          .filter(([, amount, always]) => always || taxes.some((tax) => amount(tax) !== 0))
          .map(([label, amount]) => ({
            label,
            cells: taxes.map((tax) => format.wholeMoney(amount(tax))),
            strong: label === "Tax",
          }))}
      />
      <p>
        {regimeSaving !== null && regimeSaving < 0.5
          ? "Both regimes cost the same."
          : `The ${better} regime saves ${format.wholeMoney(regimeSaving)}.`}{" "}
        {breakEvenDeductions === null
          ? "No amount of deductions would make the old regime as cheap as the new one."
          : breakEvenDeductions === 0
            ? "The old regime costs no more even without deductions."
            : `The old regime breaks even at total deductions of ${format.wholeMoney(breakEvenDeductions)}; you have ${format.wholeMoney(own)}.`}
      </p>
    </>
  );
}

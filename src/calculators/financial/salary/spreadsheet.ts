/**
 * The paychecks of a year and the pay stub, as formulas of a spreadsheet. Taxes that follow from brackets and tables are
 * values, which the formulas add up.
 */
import {
  above,
  call,
  column,
  type Formula,
  minus,
  over,
  plus,
  sumAbove,
  times,
  top,
} from "../../../core/spreadsheet/formula";
import type { TableFormulas } from "../../../core/spreadsheet/table-formulas";
import type { PayStub } from "./pay-stub";
import type { UsPay } from "./us";

export const tables: TableFormulas<PayStub> = ({ us, wholePay }) => ({
  lines: ({ isLast, isFirst }) => ({
    ...(isLast && !isFirst && { perPay: sumAbove("perPay"), perYear: sumAbove("perYear") }),
    percentOfGross: over(times(100, column("perPay")), wholePay),
  }),
  pays: ({ isFirst }) => (us ? paycheck(us, isFirst) : {}),
});

function paycheck(us: UsPay, isFirst: boolean) {
  const before: Formula = isFirst ? 0 : above("wagesToDate");
  const { percent, wageBase } = us.federal.socialSecurity.value;
  const { additionalPercent, withholdingOver } = us.federal.medicare.value;
  const upToBase = (wages: Formula) => call("MIN", wages, wageBase);
  const overLimit = (wages: Formula) => call("MAX", 0, minus(wages, withholdingOver));
  const share = (ofWages: Formula, rate: number) => over(times(ofWages, us.inputs.ficaExempt ? 0 : rate), 100);
  const taxes = (sum: (key: string) => Formula) => plus(sum("socialSecurity"), sum("additionalMedicare"));
  return {
    ...(!isFirst && { wagesToDate: plus(before, top("wagesToDate")) }),
    socialSecurity: share(minus(upToBase(column("wagesToDate")), upToBase(before)), percent),
    additionalMedicare: share(minus(overLimit(column("wagesToDate")), overLimit(before)), additionalPercent),
    // The other deductions are the same for each paycheck.
    ...(!isFirst && { net: minus(plus(top("net"), taxes(top)), taxes(column)) }),
  };
}

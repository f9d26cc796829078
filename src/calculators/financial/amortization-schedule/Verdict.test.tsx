import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { modelOf, testTools } from "../../../core/testing";
import { visibleText } from "../../../site/testing/draw-view";
import { Verdict } from "./CheckStatement";
import schedule from "./calculator";
import { compareStatement } from "./compare";
import { readStatement } from "./statement";

/** The page's verdict on a statement; the loan is 1,200 without interest, repaid at 100 a month. */
function verdictOn(text: string, given: object = {}): string {
  const rows = readStatement(text);
  const plan = { principal: 1200, annualRate: 0, termMonths: 12, firstPaymentDate: "2027-01-01", ...given };
  const found = rows.length > 0 ? compareStatement(rows, modelOf(schedule, plan)) : null;
  const { format } = testTools();
  return visibleText(renderToString(<Verdict rows={rows.length} found={found} format={format} setInputs={() => {}} />));
}

const FITTING = ["1 2027-01-01 100.00 0.00 100.00 1,100.00", "2 2027-02-01 100.00 0.00 100.00 1,000.00"];

it("says if no rows were found or none match this loan", () => {
  expect(verdictOn("Thank you")).toBe("No row with a date and an amount was found.");
  expect(verdictOn("2027-01-01 77,777.77")).toBe(
    "None of these rows match this loan. Check the loan amount, the rate and the first payment date.",
  );
});

it("says if all rows match", () => {
  expect(verdictOn(FITTING.join("\n"))).toBe("All 2 rows match , to the cent.");
  expect(verdictOn(FITTING[0] as string)).toBe("The row matches , to the cent.");
});

it("names the first payment that differs, and says if no rule explains it", () => {
  expect(verdictOn([FITTING[0], "2 2027-02-01 107.00 0.00 107.00 993.00"].join("\n"))).toMatch(
    /^Payment 2, February 1, 2027 is the first that differs: payment \$107\.00 on the statement, \$100\.00 here\. 1 of 2 rows match\. Neither rounding, actual days,/,
  );
});

it("suggests a change that would explain it, with a button to apply it", () => {
  // Interest is 1% of 1,200, then 1% of 1,105.38; the payment is 106.62, rounded to the cent.
  const rounded = "1 2027-01-01 106.62 12.00 94.62 1,105.38\n2 2027-02-01 106.62 11.05 95.57 1,009.81";
  expect(verdictOn(rounded, { annualRate: 12 })).toMatch(
    / This would explain it: .+ \. Then 2 of 2 rows match\. Apply this$/,
  );
});

import { describe, expect, it } from "vitest";
import { step } from "./calculator";
import { checkWorking } from "./check-working";

const isFault = (expression: string, value: string) => {
  const { faults, evaluated } = checkWorking([step("Step", expression, value)]);
  expect(evaluated).toBe(1);
  return faults.length === 1;
};

describe("checkWorking", () => {
  it.each([
    ["$200,000.00 × 6% ÷ 12", "$1,000.00"],
    ["6.5 ÷ 1,200", "0.0054166667"],
    ["320,000.00 × 0.0054166667 ÷ (1 − (1 + 0.0054166667)^−360)", "$2,022.62"],
    ["(2,022.62 + 300.00) ÷ 6,000.00", "38.71%"],
    ["$12.34 − $20.00", "-$7.66"],
    ["₹1,00,000 × 7.1%", "₹7,100.00"],
    ["max(0.00, 5.00 − 7.00)", "$0.00"],
    ["1 ÷ 3", "0.333333"],
    ["2 × 10⁻³ × 3", "0.006"],
    ["3² + 4²", "25"],
    ["10 ÷ 4", "2.5 months"],
    ["100.00 ÷ 3", "$33.33: meets it"],
    ["−5 + 3", "-2"],
    ["256^32", "1.15792… × 10^77"],
    ["2 ^ 1000", "1.07150860718627e+301…"],
    ["9.3 ft³ ÷ 0.6 ft³", "15.5"],
    ["3 people × $8.33 + 1 person × $8.34", "$33.33"],
    ["$250.00 × 1% = 2.5000; 10.00 − 2.5000 = 7.5000; 250.00 − 7.5000", "$242.50"],
  ])("accepts %s = %s", (expression, value) => expect(isFault(expression, value)).toBe(false));

  it.each([
    ["$200,000.00 × 6% ÷ 12", "$1,000.02"],
    ["6.5 ÷ 1,200", "0.0054166669"],
    ["320,000.00 × 0.0054166667 ÷ (1 − (1 + 0.0054166667)^−359)", "$2,022.62"],
    ["$12.34 − $20.00", "$7.66"],
    ["min(0.00, 5.00 − 7.00)", "$0.00"],
    ["10 ÷ 4", "2.4 months"],
    ["256^32", "1.15793… × 10^77"],
    ["9.3 ft³ ÷ 0.6 ft³", "15.6"],
    ["$250.00 × 1% = 2.5100; 250.00 − 7.5000", "$242.50"],
    ["$250.00 × 1% = 2.5000; 250.00 − 7.5000", "$242.60"],
  ])("rejects %s = %s", (expression, value) => expect(isFault(expression, value)).toBe(true));

  it("takes what is left of terms that cancel out for 0, if it is small beside them", () => {
    expect(isFault("50% × 12% + 30% × (0 − 20%) + 20% × 0%", "1.501 × 10⁻¹³%")).toBe(false);
    expect(isFault("1 ÷ 1000 − 1 ÷ 1000", "2 × 10⁻¹⁵")).toBe(false);
    expect(isFault("1 ÷ 1000 − 1 ÷ 1000", "2 × 10⁻¹²")).toBe(true);
    expect(isFault("1,000,000 − 1,000,000", "2 × 10⁻⁶")).toBe(true);
    expect(isFault("0 × 3", "1.6 × 10⁻¹⁹")).toBe(true);
    expect(isFault("5% × 0", "1.6 × 10⁻¹⁹%")).toBe(true);
  });

  it.each([
    ["rounded up", "10 ÷ 4", "3 bags", "2 bags"],
    ["rounded down to the dollar", "$12.60 − $2.00", "$10", "$11"],
    ["rounded to whole units", "10.60 ÷ 4", "3", "2"],
    ["rounded to the cent", "10 ÷ 3", "$3.33", "$3.34"],
    ["rounded up to a multiple of 0.25 yd³", "1.3 yd³ ÷ 0.25 = 5.2", "1.5 yd³", "1.25 yd³"],
    ["Total, rounded down to a multiple of $5", "$12.00 + $1.00", "$10", "$15"],
  ])("applies the rounding in “%s”", (label, expression, right, wrong) => {
    expect(checkWorking([step(label, expression, right)])).toEqual({ faults: [], evaluated: 1 });
    expect(checkWorking([step(label, expression, wrong)]).faults).toHaveLength(1);
  });

  it.each([
    ["2,700\u00a0kg/m³ ÷ 1000", "2.7\u00a0kg/L", "2.8\u00a0kg/L"],
    ["500\u00a0m² ÷ 4\u00a0kg·m/s", "125\u00a0N", "124\u00a0N"],
  ])("ignores units after numbers in %s", (expression, right, wrong) => {
    expect(checkWorking([step("In the unit", expression, right)])).toEqual({ faults: [], evaluated: 1 });
    expect(checkWorking([step("In the unit", expression, wrong)]).faults).toHaveLength(1);
  });

  it.each([
    ["40000000000002460 − 39999999999999992", "2,468", "2,968"],
    ["1000000000000000 − 999999999999999.99", "0.01", "1.01"],
    ["10,000.00 × 1,000,000,000,000 × (1 − 99.99999999999983%)", "$17.00", "$37.00"],
  ])("knows what doubles lose in %s", (expression, right, wrong) => {
    expect(checkWorking([step("Left over", expression, right)])).toEqual({ faults: [], evaluated: 1 });
    expect(checkWorking([step("Left over", expression, wrong)]).faults).toHaveLength(1);
  });

  it.each([
    ["25 = 7 × 3 + 4", "3 weeks and 4 days", 0],
    ["25 = 7 × 3 + 5", "3 weeks and 5 days", 1],
    ["25 = 7 × 3 + 4", "3 weeks and 1 day", 1],
    ["1,400 = 7 × 200 + 0", "200 weeks", 0],
  ])("takes a number apart: %s, %s", (expression, value, faults) => {
    expect(checkWorking([step("Weeks", expression, value)]).faults).toHaveLength(faults);
  });

  it("skips steps in words", () => {
    const steps = [
      step("Entitlement", "full: none is in use", "no loan limit"),
      step("APR", "360 payments of 2,022.62; j = 0.005", "6.1%"),
      step("Loan", "as entered", "$5"),
      step("Verdict", "1 + 1", "two"),
    ];
    expect(checkWorking(steps)).toEqual({ faults: [], evaluated: 0 });
  });
});

import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import { tablesOf } from "../../../site/testing/read-chart";
import gst from "./calculator";
import view from "./view";

beforeAll(() => prepareView(gst, view));

/** 18% of 10,000, half central tax and half state tax. */
const INDIA = { system: "india-gst", amount: 10_000, gstRate: 18 };
const TEXAS = { system: "us-sales-tax", amount: 10_000, state: "TX", localRate: 2 };
const drawn = (given: object = {}) => new DrawnView(gst, view, { ...INDIA, ...given });

it("writes a tax invoice", () => {
  expect(drawn().text("Display")).toBe(
    "Tax invoice Amount 1 × $10,000.00, taxed at 18% $10,000.00 Taxable value $10,000.00 CGST 9% $900.00 SGST 9% $900.00 Payable $11,800.00",
  );
  expect(drawn({ supplyType: "inter-state" }).text("Display")).toContain("IGST 18% $1,800.00 Payable");
  // 11,800 including tax; then 20 × 10,000 minus 10%.
  expect(drawn({ amount: 11_800, priceIncludesTax: true }).text("Display")).toContain(
    "1 × $11,800.00, minus tax at 18% $10,000.00 Taxable",
  );
  expect(drawn({ quantity: 20, discountPercent: 10 }).text("Display")).toMatch(
    /^Tax invoice Amount 20 × \$10,000\.00, minus 10%, taxed at 18% \$180,000\.00 .* Payable \$212,400\.00 Discount given \$20,000\.00$/,
  );
  expect(drawn({ gstRate: 0 }).text("Display")).toContain("1 × $10,000.00, exempt $10,000.00");
  expect(drawn({ cessPercent: 12 }).text("Display")).toContain("SGST 9% $900.00 Cess 12% $1,200.00 Payable $13,000.00");
  // 100.50 × 1.18 = 118.59
  expect(drawn({ amount: 100.5, roundTotal: true }).text("Display")).toMatch(
    / Total \$118\.59 Round-off \$0\.41 Payable \$119\.00$/,
  );
  expect(drawn({ roundTotal: true }).text("Display")).not.toContain("Round-off");
});

it("prints amounts that add up, everywhere the same", () => {
  const page = drawn({ amount: 24_900, gstRate: 28, priceIncludesTax: true });
  // 24,900 / 1.28 = 19,453.125; each half of the tax is 2,723.4375.
  expect(page.text("Display")).toMatch(/ Taxable value \$19,453\.12 CGST 14% \$2,723\.44 SGST 14% \$2,723\.44 Payable/);
  expect(page.parts?.rows.map(({ value }) => value)).toEqual([19_453.12, 2_723.4375, 2_723.4375]);
});

it("shows the lines and the number of omitted ones", () => {
  const items = [
    { description: "Desk", amount: 1000, quantity: 2, rate: 18 },
    { description: "", amount: 100, quantity: 1, rate: 5 },
  ];
  const two = drawn({ items }).text("Display");
  // Taxes of 360 and 5.
  expect(two).toBe(
    "Tax invoice Desk 2 × $1,000.00, taxed at 18% $2,000.00 Line 2 1 × $100.00, taxed at 5% $100.00 Taxable value $2,100.00 CGST $182.50 SGST $182.50 Payable $2,465.00",
  );
  const many = (count: number) =>
    drawn({
      items: Array.from({ length: count }, () => ({ description: "A", amount: 1, quantity: 1, rate: null })),
    });
  expect(many(10).text("Display")).not.toContain("more line");
  expect(many(11).text("Display")).toContain(" 1 more line Taxable value $11.00");
  expect(many(12).text("Display")).toContain(" 2 more lines ");
});

it("writes a receipt and a VAT invoice", () => {
  // Texas: 6.25%
  expect(drawn(TEXAS).text("Display")).toBe(
    "Receipt Amount 1 × $10,000.00, taxed at 8.25% $10,000.00 Net $10,000.00 State tax 6.25% $625.00 Local tax 2% $200.00 Total $10,825.00",
  );
  expect(drawn({ system: "vat", vatRate: 20 }).text("Display")).toBe(
    "VAT invoice Amount 1 × $10,000.00, taxed at 20% $10,000.00 Net $10,000.00 VAT 20% $2,000.00 Total $12,000.00",
  );
});

it("offers the current rates, with the typed one pressed", () => {
  // 56th GST Council, and the special rates on stones, homes, cut diamonds and gold.
  expect(visibleText(drawn().formTop)).toBe("Current GST rates 0% 5% 18% 40% 0.25% 1% 1.5% 3%");
  expect(drawn().formTop.match(/aria-pressed="true">[\d.]+%/g)).toEqual(['aria-pressed="true">18%']);
  expect(drawn(TEXAS).formTop).toBe("");
});

it("shows hints derived from each input", () => {
  expect(drawn(TEXAS).hint("state")).toBe("State rate 6.25%");
  expect(drawn({ ...TEXAS, stateRate: 5 }).hint("state")).toBe("");
  expect(drawn().hint("state")).toBe("");
  expect(drawn(TEXAS).hint("localRate")).toBe("8.25% combined");
  expect(drawn().hint("localRate")).toBe("");
  expect(drawn().hint("gstRate")).toBe("CGST 9%, SGST 9%");
  expect(drawn({ supplyType: "union-territory" }).hint("gstRate")).toBe("CGST 9%, UTGST 9%");
  expect(drawn({ supplyType: "inter-state" }).hint("gstRate")).toBe("");
  const items = [5, 18].map((rate) => ({ description: "", amount: 100, quantity: 1, rate }));
  expect(drawn({ items }).hint("gstRate")).toBe("");
});

it("splits the price with tax into parts", () => {
  expect(drawn({ cessPercent: 12 }).parts).toEqual({
    rows: [
      { label: "Net", value: 10_000, color: "green" },
      { label: "CGST", value: 900, color: "ochre" },
      { label: "SGST", value: 900, color: "blue" },
      { label: "Cess", value: 1200, color: "red" },
    ],
    total: { label: "With tax", value: 13_000 },
  });
  expect(drawn().parts?.rows.map(({ label }) => label)).toEqual(["Net", "CGST", "SGST"]);
  expect(drawn({ amount: 0 }).parts).toBeNull();
});

it("ignores the single amount when there are lines, and shows the cess column only if there is cess", () => {
  const items = [{ description: "A", amount: 1, quantity: 1, rate: null }];
  expect(drawn().idleInputs).toEqual([]);
  expect(drawn({ items }).idleInputs).toEqual(["amount", "quantity"]);
  expect(drawn().figures).toEqual(["effectiveRate"]);
  expect(drawn().tabs).toEqual(["Lines", "Rates and their dates"]);
  expect(drawn({ ...TEXAS, cessPercent: 12 }).tabs).toEqual(["Lines", "State rates"]);
  expect(drawn({ cessPercent: 12 }).table("Lines")).toMatch(/ Tax Cess With tax 1 .* 1,800\.00 1,200\.00 13,000\.00/);
  expect(drawn().table("Lines")).not.toContain("Cess");
  expect(drawn({ ...TEXAS, cessPercent: 12 }).table("Lines")).not.toContain("Cess");
  expect(tablesOf(view)).toEqual([
    "Lines: lines Σ netAmount taxAmount cess grossAmount",
    "By rate: byRate Σ lines netAmount taxAmount cess grossAmount",
    "Rates and their dates: gstRates",
    "State rates: stateRates",
  ]);
});

it("prints the same cents in the receipt and in the table of its lines, where each row adds up", () => {
  // 2 × 1,349.99 less 10% is 2,429.982, and 10.35% of it 251.503: 2,681.485 in all.
  const one = { ...TEXAS, amount: 1349.99, quantity: 2, discountPercent: 10, stateRate: 6.5, localRate: 3.85 };
  expect(drawn(one).table("Lines")).toContain(" 2,429.99 10.35% 251.50 2,681.49 ");
  expect(drawn(one).text("Display")).toContain(
    " Net $2,429.99 State tax 6.5% $157.95 Local tax 3.85% $93.55 Total $2,681.49",
  );
  const items = ["A", "B", "C"].map((description) => ({ description, amount: 10.336, quantity: 1, rate: 7 }));
  const invoice = drawn({ ...TEXAS, items });
  const nets = [...invoice.text("Display").matchAll(/taxed at 7% \$([\d.]+)/g)].map(([, net]) => net);
  expect([...invoice.table("Lines").matchAll(/([\d.]+) 7% ([\d.]+) ([\d.]+)/g)].map(([, net]) => net)).toEqual(nets);
  expect(nets).toHaveLength(3);
});

it("leaves out the state’s and the city’s parts where every line has a rate of its own", () => {
  const items = [{ description: "A", amount: 100, quantity: 1, rate: 5 }];
  expect(drawn({ ...TEXAS, items }).text("Display")).toMatch(
    / Net \$100\.00 Tax at other rates \$5\.00 Total \$105\.00$/,
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import { homeCurrencyFor } from "../../../core/home-currency";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import { STATES } from "../../../data/tax/states";
import { US_SALES_TAX } from "../../../data/tax/us-sales-tax";
import gst from "./calculator";
import meta from "./meta";

const ask = (inputs: JsonObject = {}) => outputsOf(gst, inputs);
const us = (inputs: JsonObject = {}): JsonObject => ({ system: "us-sales-tax", amount: 100, ...inputs });
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const RUPEES = { format: new Format("INR"), randomBytes: () => new Uint8Array() };

it("adds up the lines of each rate, as a tax return wants them", () => {
  const items = [
    { description: "Rice", amount: 100, quantity: 4, rate: 5 },
    { description: "Fan", amount: 2000, quantity: 1, rate: null },
    { description: "Oil", amount: 50, quantity: 2, rate: 5 },
  ];
  expect(ask({ items, gstRate: 18 }).byRate).toEqual([
    { rate: 5, lines: 2, netAmount: 500, taxAmount: 25, cess: 0, grossAmount: 525 },
    { rate: 18, lines: 1, netAmount: 2000, taxAmount: 360, cess: 0, grossAmount: 2360 },
  ]);
  expect(ask({ items: items.slice(1, 2) }).byRate).toEqual([]);
});

describe("Indian GST", () => {
  it("splits the tax into central and state halves within a state", () => {
    expect(ask({ amount: 5000 })).toMatchObject({
      netAmount: 5000,
      taxAmount: 900,
      grossAmount: 5900,
      cgst: 450,
      sgst: 450,
      utgst: 0,
      igst: 0,
      cess: 0,
      roundOff: 0,
      payableAmount: 5900,
      effectiveRate: 18,
      combinedRate: null,
      stateTax: null,
      localTax: null,
    });
    expect(ask({ amount: 5000, supplyType: "union-territory" })).toMatchObject({
      cgst: 450,
      sgst: 0,
      utgst: 450,
      igst: 0,
    });
    expect(ask({ amount: 5000, supplyType: "inter-state" })).toMatchObject({ cgst: 0, sgst: 0, igst: 900 });
  });

  it("rounds as section 170 of the CGST Act requires: fifty paise or more up, less is dropped", () => {
    const payable = (amount: number) => ask({ amount, gstRate: 0, roundTotal: true }).payableAmount;
    expect(payable(100.5)).toBe(101);
    expect(payable(100.49)).toBe(100);
    // In doubles 1.005 × 100 is 100.49999999999999; the calculation uses the exact decimal.
    expect(ask({ amount: 1.005, quantity: 100, gstRate: 0, roundTotal: true }).payableAmount).toBe(101);
    expect(ask({ amount: 100.5, gstRate: 0 }).payableAmount).toBe(100.5);
  });

  it("removes the tax from a price", () => {
    expect(ask({ amount: 1050, gstRate: 5, priceIncludesTax: true, supplyType: "inter-state" })).toMatchObject({
      netAmount: 1000,
      taxAmount: 50,
      igst: 50,
      grossAmount: 1050,
    });
    // 28% and 17% cess, as on a midsize car before September 22, 2025: 1,45,000 is 1,00,000 and 45,000.
    expect(ask({ amount: 145_000, gstRate: 28, cessPercent: 17, priceIncludesTax: true })).toMatchObject({
      netAmount: 100_000,
      taxAmount: 28_000,
      cess: 17_000,
      grossAmount: 145_000,
      effectiveRate: 45,
    });
  });

  it("taxes the amount after quantity and discount", () => {
    expect(ask({ amount: 200, quantity: 3, discountPercent: 10 })).toMatchObject({
      discountAmount: 60,
      netAmount: 540,
      taxAmount: 97.2,
      grossAmount: 637.2,
    });
    expect(ask({ amount: 118, quantity: 2, discountPercent: 50, priceIncludesTax: true })).toMatchObject({
      discountAmount: 118,
      netAmount: 100,
      grossAmount: 118,
    });
  });

  it("supports lines with their own rates, where 0 means exempt", () => {
    const outputs = ask({
      amount: 999,
      items: [
        { description: "Rice", amount: 60, quantity: 5, rate: 0 },
        { description: "Ghee", amount: 500, rate: 5 },
        { amount: 1000 },
      ],
    });
    expect(outputs).toMatchObject({ netAmount: 1800, taxAmount: 205, grossAmount: 2005, cgst: 102.5 });
    expect(outputs.lines).toHaveLength(3);
    expect(outputs.lines[0]).toMatchObject({ description: "Rice", netAmount: 300, rate: 0, taxAmount: 0 });
    expect(outputs.lines[1]).toMatchObject({ quantity: 1, rate: 5, taxAmount: 25, grossAmount: 525 });
    expect(outputs.lines[2]).toMatchObject({ description: null, rate: 18, taxAmount: 180 });
    expect(ask({ amount: 300, items: null }).netAmount).toBe(300);
  });

  it("lists its rates with their dates (CBIC notifications 1/2017, 9/2025 and 19/2025-Central Tax (Rate))", () => {
    const { gstRates } = ask();
    const of = (rate: number) =>
      gstRates
        .filter((row: { rate: number }) => row.rate === rate)
        .map((row: { from: string; until: string | null }) => [row.from, row.until]);
    expect(of(12)).toEqual([["2017-07-01", "2025-09-21"]]);
    expect(of(28)).toEqual([
      ["2017-07-01", "2026-01-31"],
      ["2017-07-01", "2025-09-21"],
    ]);
    expect(of(40)).toEqual([
      ["2025-09-22", null],
      ["2026-02-01", null],
    ]);
    expect(of(18)).toEqual([["2017-07-01", null]]);
    for (const rate of [0, 5, 0.25, 1, 1.5, 3]) expect(of(rate)).toHaveLength(1);
    expect(ask(us()).gstRates).toEqual([]);
  });

  it("notes which rates and cesses have ended", () => {
    for (const gstRate of [0, 5, 18, 40, 0.25, 1, 1.5, 3]) expect(codes({ gstRate })).toEqual([]);
    expect(ask({ gstRate: 12 }).notices[0].message).toBe("12% was in general use through September 21, 2025.");
    expect(ask({ gstRate: 28 }).notices[0].message).toBe(
      "28% was in general use through September 21, 2025, on tobacco and pan masala through January 31, 2026.",
    );
    expect(codes({ gstRate: 28, cessPercent: 22 })).toEqual(["rate-ended", "cess-ended"]);
    expect(ask({ gstRate: 17.98 }).notices[0].message).toBe("17.98% is not a current GST rate; the nearest is 18%.");
    expect(codes({ gstRate: 30 })).toEqual(["rate-not-in-force"]);
  });
});

describe("US sales tax", () => {
  it("adds the state and local rates", () => {
    expect(ask(us({ state: "TX", localRate: 2 }))).toMatchObject({
      combinedRate: 8.25,
      stateTax: 6.25,
      localTax: 2,
      taxAmount: 8.25,
      grossAmount: 108.25,
      cgst: null,
      roundOff: null,
      payableAmount: null,
    });
    expect(ask(us({ amount: 108.25, priceIncludesTax: true }))).toMatchObject({
      netAmount: 100,
      stateTax: 6.25,
    });
    expect(ask(us({ stateRate: 4, localRate: 0 }))).toMatchObject({ combinedRate: 4, localTax: 0 });
    expect(ask(us({ stateRate: 0 })).combinedRate).toBe(2);
    // Percentages as decimals: 6.1 + 1.3 is 7.4.
    expect(ask(us({ state: "UT", localRate: 1.3 })).combinedRate).toBe(7.4);
  });

  it("excludes lines with their own rate from state and local tax", () => {
    const outputs = ask(
      us({
        items: [
          { description: "Shirt", amount: 100 },
          { description: "Bread", amount: 10, rate: 0 },
          { description: "Meal", amount: 50, rate: 10 },
        ],
      }),
    );
    expect(outputs).toMatchObject({ netAmount: 160, taxAmount: 13.25, stateTax: 6.25, localTax: 2 });
  });

  it("has the base rates of the Tax Foundation’s table", () => {
    expect(Object.keys(US_SALES_TAX).sort()).toEqual(Object.keys(STATES).sort());
    const rate = (state: string) => ask(us({ state, localRate: 0 })).combinedRate;
    // The five states without a sales tax, the highest rate, and the rates that published lists disagree on.
    for (const state of ["AK", "DE", "MT", "NH", "OR"]) expect(rate(state)).toBe(0);
    expect([rate("CA"), rate("IN"), rate("CO"), rate("NY"), rate("LA"), rate("NM"), rate("SD")]).toEqual([
      7.25, 7, 2.9, 4, 5, 4.875, 4.2,
    ]);
    const { stateRates } = ask(us());
    expect(stateRates).toHaveLength(51);
    expect(ask().stateRates).toEqual([]);
  });

  it("names the period of a rate that may still change, and notes what is special about a state", () => {
    expect(codes(us({ state: "DC" }))).toEqual(["figure-unconfirmed", "state-note"]);
    expect(codes(us({ state: "DC", stateRate: 6 }))).toEqual([]);
    expect(codes(us({ state: "CA" }))).toEqual(["state-note"]);
    expect(codes(us())).toEqual([]);
  });
});

describe("VAT", () => {
  it("is not split", () => {
    expect(ask({ system: "vat", amount: 100 })).toMatchObject({
      taxAmount: 20,
      grossAmount: 120,
      cgst: null,
      stateTax: null,
      cess: 0,
    });
    // HMRC: 1/6 of a price that includes 20% VAT is VAT.
    expect(ask({ system: "vat", amount: 120, priceIncludesTax: true }).taxAmount).toBe(20);
    expect(ask({ system: "vat", vatRate: 19, amount: 119, priceIncludesTax: true }).netAmount).toBe(100);
  });
});

describe("invariants", () => {
  it("adds up in both directions for any lines", () => {
    const cents = fc.integer({ min: 0, max: 1e9 }).map((value) => value / 100);
    const item = fc.record({
      amount: cents,
      quantity: fc.integer({ min: 0, max: 20 }),
      rate: fc.option(fc.constantFrom(0, 3, 5, 18, 40)),
    });
    fc.assert(
      fc.property(
        fc.record({
          system: fc.constantFrom("india-gst", "us-sales-tax", "vat"),
          supplyType: fc.constantFrom("intra-state", "inter-state", "union-territory"),
          items: fc.array(item, { minLength: 1, maxLength: 5 }),
          priceIncludesTax: fc.boolean(),
          roundTotal: fc.boolean(),
          discountPercent: fc.constantFrom(0, 12.5),
        }),
        (inputs) => {
          const o = ask(inputs);
          const close = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-6 + 1e-12 * Math.abs(b));
          close(o.netAmount + o.taxAmount + o.cess, o.grossAmount);
          const sum = (key: string) =>
            o.lines.reduce((all: number, row: Record<string, number>) => all + (row[key] as number), 0);
          close(sum("netAmount"), o.netAmount);
          close(sum("taxAmount"), o.taxAmount);
          if (inputs.system === "india-gst") {
            close(o.cgst + o.sgst + o.utgst + o.igst, o.taxAmount);
            close(o.payableAmount, o.grossAmount + o.roundOff);
            expect(Math.abs(o.roundOff)).toBeLessThanOrEqual(inputs.roundTotal ? 0.5 : 0);
          }
          if (inputs.priceIncludesTax) {
            const full = inputs.items.reduce((all, row) => all + row.amount * row.quantity, 0);
            close(o.grossAmount + o.discountAmount, full);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it("has no effective rate for a zero amount", () => {
    expect(ask({ amount: 0 })).toMatchObject({ effectiveRate: null, grossAmount: 0 });
    expect(ask({ discountPercent: 100 }).effectiveRate).toBeNull();
  });
});

describe("bad input", () => {
  const first = (inputs: JsonObject) => problemsOf(gst, inputs)[0];

  it("is reported at the field", () => {
    expect(first({ amount: -1 })).toEqual({ field: "amount", message: "Amount must be 0 or more." });
    expect(first({ quantity: -1 })?.field).toBe("quantity");
    expect(first({ gstRate: 120 })).toEqual({
      field: "gstRate",
      message: "GST rate must be between 0 and 100%.",
    });
    expect(first({ system: "vat", vatRate: -1 })?.field).toBe("vatRate");
    expect(first({ discountPercent: 101 })?.message).toBe("Discount must be between 0 and 100%.");
    expect(first({ cessPercent: 401 })?.field).toBe("cessPercent");
    expect(first(us({ state: "PR" }))).toEqual({
      field: "state",
      message: "Choose one of the 50 states or DC.",
    });
    expect(first(us({ localRate: 21 }))?.message).toBe("Local rate must be between 0 and 20%.");
    expect(first({ supplyType: "export" })).toEqual({
      field: "supplyType",
      message: "Supply must be intra-state, inter-state or union-territory.",
    });
    expect(first({ items: [{ amount: -1 }] })).toEqual({
      field: "items",
      message: "Line 1: amount must be 0 or more.",
    });
  });

  it("is ignored in inputs of other systems", () => {
    expect(problemsOf(gst, us({ gstRate: 500, supplyType: "export", vatRate: -1 }))).toEqual([]);
    expect(problemsOf(gst, { system: "vat", state: "PR", gstRate: 500 })).toEqual([]);
  });
});

describe("the answer", () => {
  it("shows the sum with its split, in the system's currency", () => {
    expect(headlineOf(gst, {}, RUPEES)).toEqual({
      label: "With tax",
      before: "₹10,000.00 + 18% GST =",
      figure: "₹11,800.00",
      after: " (CGST ₹900.00, SGST ₹900.00).",
    });
    expect(headlineOf(gst, us())).toMatchObject({
      before: "$100.00 + 8.25% sales tax =",
      figure: "$108.25",
      after: " (state tax $6.25, local tax $2.00).",
    });
    expect(headlineOf(gst, { system: "vat", amount: 100 })).toMatchObject({ figure: "$120.00", after: "." });
    expect(headlineOf(gst, { amount: 1180, priceIncludesTax: true }, RUPEES)).toEqual({
      label: "GST",
      before: "₹1,180.00 includes",
      figure: "₹180.00",
      after: "of GST at 18% (CGST ₹90.00, SGST ₹90.00); the net amount is ₹1,000.00.",
    });
    expect(headlineOf(gst, { amount: 54_670, roundTotal: true }, RUPEES).figure).toBe("₹64,511.00");
  });

  it("is in rupees, dollars or the user’s currency", () => {
    const home = (inputs: JsonObject) => homeCurrencyFor(meta.homeCurrency, gst, inputs);
    expect([home({}), home(us()), home({ system: "vat" })]).toEqual(["INR", "USD", undefined]);
  });

  it("solves for the amount, and for the rate included in a price", () => {
    const value = (unknown: string, output: string, target: number, inputs: JsonObject) => {
      const result = answer(gst, { inputs, solve: { for: unknown, output, target } });
      if ("errors" in result) throw new Error(JSON.stringify(result.errors));
      return result.solved?.value;
    };
    expect(value("gstRate", "grossAmount", 1180, { amount: 1000 })).toBeCloseTo(18, 9);
    expect(value("amount", "grossAmount", 5900, {})).toBeCloseTo(5000, 9);
    expect(value("amount", "taxAmount", 90, { priceIncludesTax: true })).toBeCloseTo(590, 9);
    expect(value("localRate", "grossAmount", 108.875, us())).toBeCloseTo(2.625, 9);
    expect(value("vatRate", "taxAmount", 19, { system: "vat", amount: 100 })).toBeCloseTo(19, 9);
  });
});

describe("figures", () => {
  const labels = (inputs: JsonObject) => {
    const { figures } = gst;
    return typeof figures === "function" ? figures(modelOf(gst, inputs)).map(({ label }) => label) : [];
  };

  it("are the ones used: the Indian rates, or the rate of one state unless the user typed another", () => {
    expect(labels({}).length).toBeGreaterThan(5);
    expect(labels({ system: "us-sales-tax", state: "OH" })).toEqual(["Sales tax of Ohio"]);
    expect(labels({ system: "us-sales-tax", state: "OH", stateRate: 6 })).toEqual([]);
    expect(labels({ system: "vat" })).toEqual([]);
  });
});

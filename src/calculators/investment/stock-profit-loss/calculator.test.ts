import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, prepare } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, prepareChoices, problemsOf } from "../../../core/testing";
import stock from "./calculator";

beforeAll(() => prepareChoices(stock));

const ask = (inputs: JsonObject = {}) => outputsOf(stock, inputs);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const fees = (inputs: JsonObject): Record<string, [number, number]> =>
  Object.fromEntries(
    ask(inputs).feeTable.map((row: { item: string; buy: number; sell: number }) => [row.item, [row.buy, row.sell]]),
  );

type Row = readonly [side: string, date: string, shares: number | null, price: number | null, fee?: number];
const ledger = (...rows: readonly Row[]): JsonObject => ({
  mode: "trades",
  trades: rows.map(([side, date, shares, price, fee = 0]) => ({ side, date, shares, price, fee })),
});

describe("one trade", () => {
  it("gains the difference of the prices", () => {
    const outputs = ask();
    expect(outputs).toMatchObject({
      grossProfit: 1000,
      totalFees: 0,
      netProfit: 1000,
      buyCost: 5000,
      sellProceeds: 6000,
      returnPercent: 20,
      holdingDays: 554,
      isLongTerm: true,
      breakEvenPrice: 50,
      taxDue: 0,
      profitAfterTax: 1000,
      feeTable: [],
      realizedGain: null,
      lotTable: [],
    });
    expect(outputs.annualizedReturn).toBeCloseTo(100 * (1.2 ** (365 / 554) - 1), 9);
  });

  it("handles splits, and pays dividends on the shares held at the start", () => {
    expect(ask({ splitRatio: 2, sellPrice: 30, dividendsPerShare: 1.5 })).toMatchObject({
      grossProfit: 1000,
      dividends: 150,
      netProfit: 1150,
      // 100 bought at 50 less 150 of dividends: 200 shares must bring 4,850.
      breakEvenPrice: 24.25,
    });
    expect(ask({ dividendsPerShare: 60 }).breakEvenPrice).toBe(0);
  });

  it("may be short: it pays dividends and a borrow fee, and is never long-term", () => {
    const short = {
      direction: "short",
      sellDate: "2025-01-01",
      buyDate: "2026-01-01",
      sellPrice: 60,
      buyPrice: 50,
      dividendsPerShare: 1,
      borrowRate: 3,
    };
    const outputs = ask(short);
    // What is paid is not called a dividend of less than nothing.
    expect(outputs.dividends).toBeLessThan(0);
    expect(stock.outputs.dividends.opposite).toBe("Dividends paid to the lender");
    // 1,000 − 100 of dividends − 6,000 × 3% for 365 days.
    expect(outputs).toMatchObject({
      grossProfit: 1000,
      dividends: -100,
      holdingDays: 365,
      isLongTerm: false,
      longTermDate: null,
    });
    expect(outputs.borrowCost).toBeCloseTo(180, 9);
    expect(outputs.netProfit).toBeCloseTo(720, 9);
    expect(outputs.returnPercent).toBeCloseTo(12, 9);
    expect(outputs.breakEvenPrice).toBeCloseTo(57.2, 9);
    expect(ask({ ...short, buyPrice: 200 }).annualizedReturn).toBeNull();
    expect(ask({ ...short, splitRatio: 2, buyPrice: 25 }).grossProfit).toBe(1000);
  });

  it("has no return on a cost of zero, and no annualized return within one day", () => {
    expect(ask({ buyPrice: 0 })).toMatchObject({ returnPercent: null, annualizedReturn: null });
    expect(ask({ sellDate: "2025-03-10" })).toMatchObject({ holdingDays: 0, annualizedReturn: null });
    expect(ask({ sellPrice: 0 })).toMatchObject({ returnPercent: -100, annualizedReturn: null });
    expect(ask({ shares: 21_399.45, buyPrice: 32.27, sellPrice: 0 })).toMatchObject({
      returnPercent: -100,
      annualizedReturn: null,
    });
  });

  it("is rejected if it makes no sense", () => {
    expect(problemsOf(stock, { shares: 0 })).toEqual([
      { field: "shares", message: "Shares must be more than 0 and at most 1,000,000,000,000." },
    ]);
    expect(problemsOf(stock, { buyPrice: -3 })).toMatchObject([{ field: "buyPrice" }]);
    expect(problemsOf(stock, { sellDate: "2025-03-09" })).toEqual([
      { field: "sellDate", message: "The selling date must not be before the buying date." },
    ]);
    expect(problemsOf(stock, { direction: "short" })).toEqual([
      { field: "buyDate", message: "A short sale is bought back on or after the selling date." },
    ]);
    expect(
      problemsOf(stock, {
        direction: "short",
        feePreset: "india-delivery",
        buyDate: "2026-09-15",
        sellDate: "2026-09-15",
      }),
    ).toEqual([{ field: "direction", message: "Delivery trades cannot be sold short." }]);
    // Inputs that the mode does not use are ignored.
    expect(problemsOf(stock, { mode: "trades", shares: 0, borrowRate: -1 })).toEqual([]);
    expect(problemsOf(stock, { trades: [], feePercent: 99, slabRate: 99 })).toEqual([]);
  });
});

describe("fees in the United States", () => {
  const us = (inputs: JsonObject = {}) => fees({ feePreset: "us", buyDate: "2024-01-02", ...inputs });

  it("use the rates of the day of the sale", () => {
    // SEC fee rate advisories and FINRA By-Laws, Schedule A: $60,000 and 1,000 shares sold.
    const at = (sellDate: string) => {
      const { secFee, tafFee } = us({ shares: 1000, sellDate });
      return [secFee?.[1], tafFee?.[1]].map((fee) => Number(fee?.toFixed(6)));
    };
    expect(at("2024-05-21")).toEqual([0.48, 0.166]);
    expect(at("2024-05-22")).toEqual([1.668, 0.166]);
    expect(at("2025-05-14")).toEqual([0, 0.166]);
    expect(at("2026-04-03")).toEqual([0, 0.195]);
    expect(at("2026-04-04")).toEqual([1.236, 0.195]);
    expect(at("2026-10-01")).toEqual([1.236, 0]);
    expect(at("2027-01-01")).toEqual([1.236, 0.232]);
    expect(at("2028-06-01")).toEqual([1.236, 0.24]);
  });

  it("apply to sales, except the commission on both orders, and FINRA’s fee is capped", () => {
    const table = us({ shares: 60_000, commissionPerTrade: 5, sellDate: "2025-06-02" });
    expect(table).toEqual({ commission: [5, 5], secFee: [0, 0], tafFee: [0, 8.3] });
    expect(Object.keys(table)).toEqual(["commission", "secFee", "tafFee"]);
  });

  it("are rounded up to the cent on a contract note, using exact decimals", () => {
    const noted = { feeRounding: "contract-note" };
    expect(us({ shares: 1000, ...noted })).toMatchObject({ secFee: [0, 1.24], tafFee: [0, 0.2] });
    // 100,000 × 27.80 per million is exactly 2.78, and 1,000 × 0.00024 exactly 0.24: no extra cent.
    expect(us({ shares: 1000, sellPrice: 100, sellDate: "2024-06-03", ...noted }).secFee?.[1]).toBe(2.78);
    expect(us({ shares: 1000, sellDate: "2028-06-01", ...noted }).tafFee?.[1]).toBe(0.24);
    // 100 shares become 110, not 110.00000000000001.
    expect(us({ splitRatio: 1.1, sellPrice: 1000, sellDate: "2024-06-03", ...noted }).secFee?.[1]).toBe(3.06);
  });
});

describe("fees in India", () => {
  const trade = {
    shares: 400,
    buyPrice: 1000,
    sellPrice: 1100,
    buyDate: "2026-05-04",
    sellDate: "2026-05-04",
    brokeragePercent: 0.03,
  };

  it("on an intraday trade match brokerage, transaction tax and stamp duty in Zerodha’s calculator", () => {
    // Its example: 400 bought at 1,000 and sold at 1,100: brokerage 40, STT 110, stamp duty 12.
    const table = fees({ ...trade, feePreset: "india-intraday" });
    const both = (item: string) => (table[item]?.[0] ?? 0) + (table[item]?.[1] ?? 0);
    expect(both("brokerage")).toBe(40);
    expect(both("stt")).toBeCloseTo(110, 9);
    expect(both("stampDuty")).toBeCloseTo(12, 9);
    // Turnover 8,40,000: NSE 0.00307%, SEBI ₹10 a crore, GST 18% of these and of the brokerage.
    expect(both("exchangeFee")).toBeCloseTo(25.788, 9);
    expect(both("sebiFee")).toBeCloseTo(0.84, 9);
    expect(both("gst")).toBeCloseTo(0.18 * (40 + 25.788 + 0.84), 9);
    expect(Object.keys(table)).toEqual(["brokerage", "stt", "exchangeFee", "sebiFee", "gst", "stampDuty", "dpCharge"]);
  });

  it("on a delivery trade apply to both sides, with a DP charge on the sale", () => {
    const table = fees({ ...trade, feePreset: "india-delivery", brokeragePercent: 0, dpCharge: 15.34 });
    expect(table.stt?.map((fee) => Number(fee.toFixed(9)))).toEqual([400, 440]);
    expect(table.stampDuty?.map((fee) => Number(fee.toFixed(9)))).toEqual([60, 0]);
    expect(table.dpCharge).toEqual([0, 15.34]);
    expect(fees({ ...trade, feePreset: "india-delivery", exchange: "bse" }).exchangeFee?.[0]).toBeCloseTo(15, 9);
  });

  it("match the examples of 5paisa: 100 sold at 105 intraday, 50 bought at 110 for delivery", () => {
    const day = { buyDate: "2026-05-04", sellDate: "2026-05-04" };
    const intraday = { ...day, feePreset: "india-intraday", shares: 100, buyPrice: 100, sellPrice: 105 };
    expect(fees(intraday).stt?.[1]).toBeCloseTo(2.625, 9);
    expect(fees({ ...day, feePreset: "india-delivery", shares: 50, buyPrice: 110 }).stt?.[0]).toBeCloseTo(5.5, 9);
  });

  it("round transaction tax and stamp duty to the nearest rupee, half up", () => {
    const noted = { ...trade, feePreset: "india-delivery", feeRounding: "contract-note", shares: 1 };
    // 0.1% of 1,500 and 2,500 is 1.5 and 2.5, 0.015% of 1,500 is 0.225.
    expect(fees({ ...noted, buyPrice: 1500, sellPrice: 2500 })).toMatchObject({
      stt: [2, 3],
      stampDuty: [0, 0],
    });
    expect(fees({ ...noted, buyPrice: 10_000, sellPrice: 1499 })).toMatchObject({
      stt: [10, 1],
      stampDuty: [2, 0],
    });
  });
});

it("charges custom fees on both orders, and includes them in the break-even price", () => {
  const inputs = { feePreset: "custom", commissionPerTrade: 4.95, feePercent: 0.5 };
  const outputs = ask(inputs);
  expect(outputs.totalFees).toBeCloseTo(9.9 + 25 + 30, 9);
  // (5,000 + 29.95 + 4.95) ÷ (100 × 0.995)
  expect(outputs.breakEvenPrice).toBeCloseTo(5034.9 / 99.5, 9);
  expect(ask({ ...inputs, sellPrice: outputs.breakEvenPrice }).netProfit).toBeCloseTo(0, 8);
});

describe("the holding period", () => {
  const isLong = (buyDate: string, sellDate: string) => ask({ buyDate, sellDate }).isLongTerm;
  it("begins on the day after the purchase (IRS Publication 550; Rev. Rul. 66-7)", () => {
    expect([isLong("2024-02-05", "2025-02-05"), isLong("2024-02-05", "2025-02-06")]).toEqual([false, true]);
    expect([isLong("2024-02-28", "2025-02-28"), isLong("2024-02-28", "2025-03-01")]).toEqual([false, true]);
    expect(ask({ buyDate: "2025-06-03" }).longTermDate).toBe("2026-06-04");
  });
});

describe("tax in the United States", () => {
  const us = (inputs: JsonObject = {}) => ask({ taxMode: "us", shares: 1000, ...inputs });

  it("takes 15% of a long-term gain, and the bracket of a short-term one", () => {
    expect(us()).toMatchObject({ taxableGain: 10_000, taxDue: 1500, profitAfterTax: 8500 });
    expect(us({ buyDate: "2026-03-10" }).taxDue).toBeCloseTo(2200, 9);
    expect(us({ filingStatus: "married-joint" })).toMatchObject({ taxDue: 0 });
  });

  it("says how much tax waiting for long-term treatment saves", () => {
    const near = { buyDate: "2025-06-03", sellDate: "2026-05-20", taxMode: "us", shares: 1000 };
    expect(ask(near).taxSavedByWaiting).toBeCloseTo(700, 9);
    const [notice] = ask(near).notices;
    expect(notice).toEqual({
      code: "nearly-long-term",
      message:
        "If sold on June 4, 2026, or later (15 days more), the gain is long-term and the tax is $700.00 lower at the same price.",
    });
    expect(us().taxSavedByWaiting).toBeNull();
  });

  it("charges nothing on a loss, and says what a loss is worth", () => {
    expect(us({ sellPrice: 40 })).toMatchObject({ taxDue: 0, profitAfterTax: -10_000 });
    expect(codes({ taxMode: "us", sellPrice: 40 })).toContain("loss-not-counted");
  });

  it("leaves dividends out, and deducts fees", () => {
    expect(us({ dividendsPerShare: 2, feePreset: "custom", commissionPerTrade: 50 })).toMatchObject({
      taxableGain: 9900,
      taxDue: 1485,
      netProfit: 11_900,
    });
  });
});

describe("tax in India", () => {
  const trade = { shares: 400, buyPrice: 1000, sellPrice: 1100, taxMode: "india" };
  it("does not deduct transaction tax", () => {
    const inputs = { ...trade, feePreset: "india-delivery", buyDate: "2026-05-04", sellDate: "2026-11-02" };
    const { taxableGain, grossProfit, totalFees, taxDue } = ask(inputs);
    expect(taxableGain).toBeCloseTo(grossProfit - totalFees + 840, 9);
    expect(taxDue).toBeCloseTo(taxableGain * 0.208, 9);
  });

  it("takes 12.5% above the exemption, less the part already used", () => {
    const long = { ...trade, shares: 4000 };
    expect(ask(long).taxDue).toBeCloseTo(275_000 * 0.13, 9);
    expect(ask({ ...long, ltcgExemptionUsed: 125_000 }).taxDue).toBeCloseTo(400_000 * 0.13, 9);
  });

  it("takes the slab rate on intraday profit after all fees", () => {
    const inputs = {
      ...trade,
      feePreset: "india-intraday",
      buyDate: "2026-05-04",
      sellDate: "2026-05-04",
      slabRate: 20,
    };
    const { netProfit, taxDue } = ask(inputs);
    expect(taxDue).toBeCloseTo(netProfit * 0.208, 9);
  });
});

it("taxes at custom rates", () => {
  expect(ask({ taxMode: "custom", longTermRate: 10 }).taxDue).toBe(100);
  expect(ask({ taxMode: "custom", shortTermRate: 25, buyDate: "2026-09-01" }).taxDue).toBe(250);
});

describe("a ledger", () => {
  // IRS Publication 564 (2009), table 3.
  const fund = ledger(
    ["buy", "2008-02-06", 160, 25],
    ["buy", "2008-08-07", 240, 20],
    ["buy", "2008-12-18", 10, 30],
    ["sell", "2009-10-01", 210, 32],
  );

  it("sells the oldest shares as in table 3 of IRS Publication 564", () => {
    const outputs = ask(fund);
    expect(outputs).toMatchObject({ realizedGain: 6720 - 5000, longTermGain: 1720, shortTermGain: 0 });
    expect(outputs.lotTable).toMatchObject([
      { buyDate: "2008-02-06", shares: 160, cost: 4000, proceeds: 5120, term: "long" },
      { buyDate: "2008-08-07", shares: 50, cost: 1000, proceeds: 1600, term: "long" },
    ]);
  });

  it("sells at the average cost as in the same table, with holding periods of the oldest shares", () => {
    const outputs = ask({ ...fund, lotMethod: "average" });
    expect(outputs.realizedGain).toBeCloseTo(6720 - (9100 / 410) * 210, 9);
    expect(outputs.remainingCost).toBeCloseTo((9100 / 410) * 200, 9);
    expect(outputs.lotTable).toHaveLength(2);
  });

  it("sells the newest or the most expensive, and shows all methods side by side", () => {
    expect(ask({ ...fund, lotMethod: "lifo" }).realizedGain).toBe(6720 - 300 - 4000);
    expect(ask({ ...fund, lotMethod: "highest-cost" }).realizedGain).toBe(6720 - 300 - 4000 - 800);
    const { methods } = ask({ ...fund, taxMode: "custom" });
    expect(methods).toMatchObject([
      { method: "fifo", realizedGain: 1720, taxDue: 258 },
      { method: "lifo", realizedGain: 2420 },
      { method: "highest-cost", realizedGain: 1620, taxDue: 0.15 * (5120 - 4000 + 40 * 12) + 0.2 * 20 },
      { method: "average" },
    ]);
  });

  it("sells in parts until nothing is left", () => {
    const outputs = ask(
      ledger(
        ["buy", "2008-01-01", 40, 250],
        ["sell", "2008-03-01", 10, 275],
        ["sell", "2008-10-30", 10, 425],
        ["sell", "2009-02-15", 10, 325],
        ["sell", "2009-04-01", 10, 275],
      ),
    );
    expect(outputs).toMatchObject({
      realizedGain: 3000,
      remainingShares: 0,
      unrealizedGain: 0,
      averageCost: null,
    });
  });

  it("values the remaining shares at the price now", () => {
    const outputs = ask({ mode: "trades", currentPrice: 72 });
    expect(outputs).toMatchObject({
      realizedGain: 3300,
      remainingCost: 4400,
      averageCost: 55,
      unrealizedGain: 1360,
      totalProfit: 4660,
    });
    // 4,000 and 5,500 paid, 8,400 and 5,760 received: discounted at the rate of return, they add up to zero.
    const years = (day: string) => (Date.parse(day) - Date.parse("2024-01-15")) / 864e5 / 365;
    const flows = [
      [-4000, "2024-01-15"],
      [-5500, "2025-02-03"],
      [8400, "2026-06-01"],
      [5760, "2026-11-20"],
    ] as const;
    const growth = 1 + outputs.annualizedReturn / 100;
    expect(flows.reduce((sum, [amount, day]) => sum + amount / growth ** years(day), 0)).toBeCloseTo(0, 6);
    expect(ask({ mode: "trades" })).toMatchObject({
      unrealizedGain: null,
      totalProfit: null,
      annualizedReturn: null,
    });
    expect(codes({ mode: "trades" })).toContain("no-price");
  });

  it("splits shares, and pays dividends on the shares held", () => {
    const outputs = ask({
      ...ledger(
        ["dividend", "2024-01-01", null, 9],
        ["buy", "2024-01-02", 10, 100],
        ["split", "2024-06-01", 4, null],
        ["dividend", "2024-07-01", null, 0.5],
        ["sell", "2024-08-01", 30, 30],
        ["dividend", "2024-09-01", null, 1],
      ),
      currentPrice: 30,
    });
    expect(outputs).toMatchObject({
      dividends: 20 + 10,
      realizedGain: 150,
      remainingShares: 10,
      remainingCost: 250,
      unrealizedGain: 50,
      totalProfit: 230,
    });
    // Fields that a row does not use may have any value.
    const odd = ledger(
      ["buy", "2024-01-02", 10, 100],
      ["split", "2024-06-01", 2, -7],
      ["dividend", "2024-07-01", -3, 1],
    );
    expect(problemsOf(stock, odd)).toEqual([]);
  });

  it("is sorted by date, and keeps the order entered within one day", () => {
    const rows: Row[] = [
      ["sell", "2024-05-01", 5, 12],
      ["buy", "2024-01-01", 5, 10],
    ];
    expect(ask(ledger(...rows)).realizedGain).toBe(10);
    expect(problemsOf(stock, ledger(["sell", "2024-05-01", 5, 12]))).toEqual([
      { field: "trades", message: "Trade 1: sells 5 shares but only 0 are held." },
    ]);
    expect(problemsOf(stock, ledger(["sell", "2024-05-01", 5, 12], ["buy", "2024-05-01", 5, 10]))).toMatchObject([
      { field: "trades" },
    ]);
    expect(problemsOf(stock, ledger(["buy", "2024-05-01", 5, 12], ["sell", "2024-06-01", 6, 10]))[0]?.message).toBe(
      "Trade 2: sells 6 shares but only 5 are held.",
    );
  });

  it("adds fees to costs and subtracts them from proceeds, both preset fees and those of the row", () => {
    const outputs = ask({
      ...ledger(["buy", "2026-05-04", 100, 50, 3], ["sell", "2026-05-05", 100, 60, 4]),
      feePreset: "us",
      commissionPerTrade: 1,
    });
    // SEC 6,000 × 20.60 per million, FINRA 100 × 0.000195.
    const sale = 1 + 4 + 0.1236 + 0.0195;
    expect(outputs.lotTable[0].cost).toBe(5004);
    expect(outputs.lotTable[0].proceeds).toBeCloseTo(6000 - sale, 9);
    expect(outputs.totalFees).toBeCloseTo(4 + sale, 9);
    expect(outputs.grossProfit).toBeCloseTo(1000, 9);
    expect(outputs.netProfit).toBeCloseTo(1000 - 4 - sale, 9);
  });

  it("nets losses of one term against gains of the other by the rules of each country", () => {
    // Short-term loss of 4,000 and long-term gain of 10,000, or the reverse with the prices swapped.
    const rows = (first: number, second: number) =>
      ledger(
        ["buy", "2024-01-02", 1000, first],
        ["sell", "2026-05-01", 1000, 20],
        ["buy", "2026-05-05", 1000, second],
        ["sell", "2026-06-10", 1000, 20],
      );
    const [lossShort, lossLong] = [rows(10, 24), rows(24, 10)];
    expect(ask({ ...lossShort, taxMode: "us" }).taxDue).toBeCloseTo(900, 9);
    expect(ask({ ...lossLong, taxMode: "us" }).taxDue).toBeCloseTo(6000 * 0.22, 9);
    expect(ask({ ...lossShort, taxMode: "custom" }).taxDue).toBe(900);
    expect(ask({ ...lossLong, taxMode: "custom" }).taxDue).toBe(2000);
    expect(ask({ ...lossLong, taxMode: "india" }).taxDue).toBeCloseTo(2080, 9);
  });

  it("adds transaction tax back for India, in proportion to the shares sold", () => {
    const rows = ledger(["buy", "2026-04-06", 100, 1000], ["sell", "2026-09-01", 50, 1200]);
    const { realizedGain, taxableGain } = ask({ ...rows, feePreset: "india-delivery", taxMode: "india" });
    // Half of 0.1% of 1,00,000, and 0.1% of 60,000.
    expect(taxableGain - realizedGain).toBeCloseTo(50 + 60, 9);
  });

  it("warns of a wash sale (26 USC 1091)", () => {
    // IRS Publication 550: sold at a loss, with a purchase within 30 days before or after.
    const wash = (again: string) =>
      codes({
        ...ledger(["buy", "2026-01-05", 100, 10], ["sell", "2026-06-18", 100, 7.5], ["buy", again, 100, 8]),
        taxMode: "us",
      });
    expect(wash("2026-07-18")).toContain("wash-sale");
    expect(wash("2026-07-19")).not.toContain("wash-sale");
    expect(wash("2026-06-01")).toContain("wash-sale");
  });

  it("names the invalid row", () => {
    const message = (...row: Row) => problemsOf(stock, ledger(["buy", "2024-01-01", 5, 1], row))[0]?.message;
    expect(message("buy", "2024-01-02", 0, 5)).toBe("Trade 2: shares must be more than 0.");
    expect(message("buy", "2024-01-02", null, 5)).toBe("Trade 2: enter a number of shares.");
    expect(message("sell", "2024-01-02", 1, null)).toBe("Trade 2: enter a price.");
    expect(message("sell", "2024-01-02", 1, -1)).toBe("Trade 2: price must be 0 or more.");
    expect(message("dividend", "2024-01-02", null, -1)).toBe("Trade 2: dividend must be 0 or more.");
    expect(message("split", "2024-01-02", 0, null)).toContain("enter the ratio of the split as shares");
    expect(problemsOf(stock, { mode: "trades", trades: [] })).toMatchObject([{ field: "trades" }]);
    expect(
      problemsOf(
        stock,
        ledger(
          ["buy", "2024-01-01", 5, 1],
          ...Array.from({ length: 9 }, (): Row => ["split", "2024-02-01", 1000, null]),
        ),
      ),
    ).toMatchObject([{ field: "trades" }]);
  });
});

const cents = fc.integer({ min: 1, max: 100_000 }).map((amount) => amount / 100);

it("gives the same result as a ledger of two rows", () => {
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom("us", "india-delivery", "custom"),
      fc.constantFrom("us", "india", "custom"),
      (buyPrice, sellPrice, shares, feePreset, taxMode) => {
        const common = { feePreset, taxMode, commissionPerTrade: 2, feePercent: 0.1, dpCharge: 15 };
        const dates = { buyDate: "2026-05-04", sellDate: "2027-05-05" };
        const one = ask({ ...common, ...dates, buyPrice, sellPrice, shares });
        const two = ask({
          ...common,
          ...ledger(["buy", dates.buyDate, shares, buyPrice], ["sell", dates.sellDate, shares, sellPrice]),
        });
        for (const key of ["netProfit", "totalFees", "taxableGain", "taxDue", "profitAfterTax", "buyCost"])
          expect(two[key]).toBeCloseTo(one[key], 6);
        if (one.annualizedReturn !== null && Math.abs(one.annualizedReturn - 450) < 540)
          expect(two.annualizedReturn).toBeCloseTo(one.annualizedReturn, 6);
      },
    ),
  );
});

it("makes no profit at the break-even price, long or short", () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 90_000 }), fc.boolean(), (price, shares, isShort) => {
      const common = isShort
        ? {
            direction: "short",
            sellPrice: price,
            buyDate: "2026-09-15",
            sellDate: "2026-05-01",
            borrowRate: 4,
          }
        : { buyPrice: price };
      const inputs = { ...common, shares, feePreset: "us", commissionPerTrade: 1 };
      const { breakEvenPrice } = ask(inputs);
      const closing = isShort ? { buyPrice: breakEvenPrice } : { sellPrice: breakEvenPrice };
      const { netProfit } = ask({ ...inputs, ...closing });
      if (breakEvenPrice > 0) expect(Math.abs(netProfit)).toBeLessThan(1e-9 * shares * price + 1e-9);
      else expect(netProfit).toBeLessThanOrEqual(1e-9);
    }),
  );
});

it("solves for the price that gives a profit after tax", async () => {
  const question = {
    inputs: { taxMode: "us", shares: 1000 },
    solve: { for: "sellPrice", output: "profitAfterTax", target: 8500 },
  };
  await prepare(stock, question);
  const result = answer(stock, question);
  expect("solved" in result && result.solved?.value).toBeCloseTo(60, 6);
});

describe("notices", () => {
  it("point out fees that are not on file or not confirmed, and countries that do not match", () => {
    const india = { feePreset: "india-delivery", buyDate: "2025-01-06", sellDate: "2026-05-04" };
    expect(codes(india)).toEqual(["fees-of-later-date"]);
    expect(codes({ feePreset: "us", sellDate: "2026-11-02" })).toEqual(["figure-unconfirmed"]);
    expect(codes({ feePreset: "us", taxMode: "india" })).toContain("two-countries");
    expect(codes({ feePreset: "india-intraday", buyDate: "2026-05-04", sellDate: "2026-05-05" })).toContain(
      "intraday-overnight",
    );
  });

  it("say when the tax follows the rules of another year", () => {
    expect(codes({ taxMode: "us", sellDate: "2027-01-04" })).toEqual(["other-tax-year"]);
    expect(codes({ taxMode: "us" })).toEqual([]);
    expect(codes({ taxMode: "india", sellDate: "2027-03-31" })).toEqual([]);
    expect(codes({ taxMode: "india", sellDate: "2026-03-31" })).toContain("other-tax-year");
  });
});

it("states the result in the headline", () => {
  const said = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(stock, inputs);
    return `${before} ${figure} ${after}`;
  };
  expect(said({})).toBe("You make $1,000.00 on 100 shares; break-even was at $50.00.");
  expect(said({ taxMode: "us", feePreset: "us", shares: 1000 })).toBe(
    "You keep $8,498.78 of a $10,000.00 gain on the price; break-even was at $50.00.",
  );
  expect(said({ sellPrice: 45 })).toBe("You lose $500.00 on 100 shares; break-even was at $50.00.");
  expect(said({ sellPrice: 45, dividendsPerShare: 8 })).toBe(
    "You make $300.00 despite a loss of $500.00 on the price; break-even was at $42.00.",
  );
  expect(said({ mode: "trades" })).toBe("Your sales made $3,300.00 , all of it long-term.");
  expect(said({ mode: "trades", currentPrice: 72, taxMode: "us" })).toBe(
    "Your sales made $3,300.00 , all of it long-term. The tax on it is about $495.00. With the 80 shares left at $72.00, you are up $4,165.00 in total, after tax.",
  );
  expect(said({ mode: "trades", taxMode: "india" })).toContain("No tax is due on it.");
  expect(said({ splitRatio: 4, sellPrice: 20, dividendsPerShare: 0.5 })).toBe(
    "You make $3,050.00 with a $3,000.00 gain on the price; break-even was at $12.38.",
  );
  expect(said(ledger(["buy", "2024-01-01", 5, 10]))).toBe("Nothing is sold yet: the 5 shares cost $50.00 .");
});

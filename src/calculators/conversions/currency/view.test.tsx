import { beforeAll, describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import currency from "./calculator";
import { chartOf } from "./PastRates";
import view from "./view";

beforeAll(() => prepareView(currency, view));

/** 100 dollars at 80 rupees. */
const OWN = { amount: 100, from: "USD", to: "INR", rateMode: "manual", manualRate: 80 };
const draw = (given = {}) => new DrawnView(currency, view, { ...OWN, ...given });

describe("the chart of costs", () => {
  it("goes from the amount at the visitor's own rate to what arrives", () => {
    // Fees of $10 are 800 rupees; a markup of 10% on the other 7,200 is 720.
    const text = draw({ feeFixed: 10, markupPercent: 10 }).text("Display");
    expect(text).toMatch(
      /At your own rate .*8,000\.00 INR.* Fees .*800\.00 INR.* Markup .*720\.00 INR.* Arrives .*6,480\.00 INR/,
    );
    expect(text).toContain("Fees and markup take 19% of what is paid.");
    expect(text).not.toContain("Refresh rates");
  });

  it("leaves out costs of zero", () => {
    const fees = draw({ feeFixed: 10 }).text("Display");
    expect(fees).toContain("Fees take");
    expect(fees).not.toMatch(/Markup /);
    const markup = draw({ markupPercent: 10 }).text("Display");
    expect(markup).toContain("Markup");
    expect(markup).not.toContain("Fees");
    expect(markup).toContain("The markup takes");
    expect(draw().text("Display")).toBe("");
    // Fees take the whole amount, so there is no markup.
    expect(draw({ amount: 10, feeFixed: 10, markupPercent: 10 }).text("Display")).not.toMatch(/Markup /);
  });

  it("has its colors", () => {
    const html = draw({ feeFixed: 10, markupPercent: 10 }).html("Display");
    const colors = [...html.matchAll(/fill-([a-z-]+)/g)].map(([, color]) => color);
    expect([...new Set(colors)]).toEqual(["ink", "ochre", "ochre-deep", "green"]);
  });

  it("starts at the mid-market rate unless the visitor enters a rate", () => {
    const drawn = draw({ rateMode: "market", markupPercent: 10 });
    expect(drawn.text("Display")).toMatch(/^Refresh rates At the mid-market rate /);
    expect(drawn.html("Display")).toContain('<span role="status"></span>');
    expect(drawn.html("Display")).not.toContain("disabled");
  });
});

describe("the two sides", () => {
  it("show what arrives for what is paid", () => {
    const text = visibleText(draw().formTop);
    expect(text).toBe("You pay [amount][from] Swap currencies Arrives [amount: 8,000.00][to]");
  });

  it("show what to pay for what should arrive", () => {
    // 8,000 rupees is $100.
    const text = visibleText(draw({ direction: "receive", amount: 8000 }).formTop);
    expect(text).toBe("You pay [amount: 100.00][from] Swap currencies Arrives [amount][to]");
  });

  it("replace the standard inputs, as do the page's rates", () => {});
});

it("has a quick table of round amounts both ways", () => {
  expect(draw({ manualRate: 80 }).text("Quick table")).toBe(
    "1 USD = 80 INR, without fees USD INR INR USD 1 80.00 1 0.01 5 400.00 5 0.06 10 800.00 10 0.13 50 4,000.00 50 0.63 100 8,000.00 100 1.25 500 40,000.00 500 6.25 1,000 80,000.00 1,000 12.50",
  );
  expect(draw().html("Quick table")).toContain('aria-label="Quick table"');
  // A dong is $0.00004, which is shown instead of 0.00.
  expect(draw({ to: "VND", manualRate: 25_000 }).text("Quick table")).toMatch(/ 1 25,000 1 0\.00004 /);
});

describe("past rates", () => {
  it("start with one year", () => {
    const drawn = draw();
    expect(drawn.text("Past rates")).toBe("1 month 1 year 5 years Loading past rates…");
    expect(drawn.html("Past rates")).toContain('role="group" aria-label="Period"');
    expect(drawn.html("Past rates")).toMatch(/aria-pressed="true">1 year</);
    expect(draw({ to: "USD", manualRate: 1 }).text("Past rates")).toMatch(
      /Choose two currencies to see their past rates\.$/,
    );
  });

  const DAYS = [
    { date: "2026-01-01", rate: 80 },
    { date: "2026-01-08", rate: 90 },
    { date: "2026-01-15", rate: 76 },
    { date: "2026-01-22", rate: 82 },
  ];

  it("are shown with the lowest, the highest and the average", () => {
    const chart = chartOf(DAYS, "USD", "INR", new Format());
    if (chart.kind !== "lines") throw new Error("no lines");
    const [first = 0, ...rest] = chart.x.values;
    expect(rest.map((day) => day - first)).toEqual([7, 14, 21]);
    expect(chart.x.label).toBe("Date");
    expect(chart.x.exact?.(first + 7.2)).toBe("January 8, 2026");
    expect(chart.x.format(first + 7.2)).toContain("Jan");
    expect(chart.y).toMatchObject({ label: "INR for 1 USD", zero: false });
    expect(chart.y.format(80.5)).toBe("80.5");
    expect(chart.series).toEqual([
      { label: "1 USD in INR", color: "green", values: [80, 90, 76, 82] },
      { label: "Average", color: "soft", dashed: true, values: [82, 82, 82, 82] },
    ]);
    expect(chart.points).toEqual([
      { x: first + 14, y: 76, label: "76" },
      { x: first + 7, y: 90, label: "90" },
    ]);
    expect(chart.caption).toBe(
      "From January 1, 2026, to January 22, 2026: lowest 76, highest 90, average 82, change +2.5%. Source: Frankfurter.",
    );
  });

  it("show a negative change if they fell", () => {
    const caption = chartOf(DAYS.slice(0, 3), "USD", "INR", new Format()).caption;
    expect(caption).toContain("average 82, change −5%.");
  });
});

it("shows rates and costs in words, and lists other currencies", () => {
  const drawn = draw();
  expect(drawn.tabs).toEqual(["Other currencies", "Quick table", "Past rates"]);
  expect(drawn.figures).toEqual(["ownRateText", "inverseRateText"]);
});

import { expect, it } from "vitest";
import { choice, date, datetime, integer, list, money, number, time } from "./fields";
import { filledIn, momentOf } from "./fill";
import { Format } from "./format";

const fields = {
  asOf: date("Today", { default: "2026-01-01", fill: "today" }),
  end: date("End", { default: "2026-01-01", fill: "today+59" }),
  last: datetime("Last", { default: "2026-01-01T08:30", fill: "today-84" }),
  meeting: date("Meeting", { default: "2026-01-01", fill: "weekday" }),
  first: date("First payment", { default: "2026-01-01", fill: "month-after-next" }),
  bedtime: time("Bedtime", { default: "22:30", fill: "now" }),
  moment: number("Moment", { default: 0, fill: "now" }),
  digits: integer("Decimals", { default: 2, fill: "minor-digits" }),
  country: choice("Country", { options: { us: "US", in: "India" }, default: "us", fill: { INR: "in" } }),
  rate: number("Rate", { default: 1.1, fill: "view" }),
  plain: number("Plain", { default: 1 }),
};

const on = (day: string) => ({ date: day, time: "23:05", milliseconds: 1_800_000_000_000 });

it("fills in dates, times and what depends on the currency, and nothing else", () => {
  expect(filledIn(fields, on("2026-11-27"), new Format("JPY"))).toEqual({
    asOf: "2026-11-27",
    end: "2027-01-25",
    last: "2026-09-04T08:30",
    meeting: "2026-11-27",
    first: "2027-01-01",
    bedtime: "23:05",
    moment: 1_800_000_000_000,
    digits: 0,
    country: "us",
  });
});

it("moves a weekend to Monday, and turns the year", () => {
  expect(filledIn(fields, on("2026-11-28"), new Format()).meeting).toBe("2026-11-30");
  expect(filledIn(fields, on("2026-11-29"), new Format()).meeting).toBe("2026-11-30");
  expect(filledIn(fields, on("2026-11-30"), new Format())).toMatchObject({
    meeting: "2026-11-30",
    first: "2027-01-01",
  });
  expect(filledIn(fields, on("2026-10-31"), new Format("INR"))).toMatchObject({ first: "2026-12-01", country: "in" });
});

it("opens with the choice for the reader's currency, even if amounts are shown in another", () => {
  const tax = { options: { gst: "GST", sales: "Sales tax", vat: "VAT" }, default: "gst" } as const;
  const system = { system: choice("Tax", { ...tax, fill: { USD: "sales", EUR: "vat" } }) };
  const filled = (own: "USD" | "EUR" | "INR") => filledIn(system, on("2026-02-03"), new Format("INR"), own).system;
  expect([filled("USD"), filled("EUR"), filled("INR")]).toEqual(["sales", "vat", "gst"]);
});

it("opens with the example for the reader's currency, of amounts and of lists", () => {
  const tiers = [{ upTo: null, rate: 0.2 }];
  const tariff = {
    rate: money("Rate", { default: 0.17, fill: { INR: 8 } }),
    tiers: list("Tiers", { columns: { rate: money("Rate") }, default: [{ rate: 4.43 }], fill: { USD: tiers } }),
  };
  const filled = (own: "USD" | "INR") => filledIn(tariff, on("2026-02-03"), new Format(own));
  expect(filled("USD")).toEqual({ rate: 0.17, tiers });
  expect(filled("INR")).toEqual({ rate: 8, tiers: [{ rate: 4.43 }] });
});

it("leaves the decimals of a currency out where they are the usual ones", () => {
  expect(filledIn(fields, on("2026-11-27"), new Format("USD"))).not.toHaveProperty("digits");
});

it("takes day and time from the clock of the machine, up to the last minute of a day", () => {
  expect(momentOf(new Date(2026, 1, 3, 23, 59))).toMatchObject({ date: "2026-02-03", time: "23:59" });
  expect(momentOf(new Date(2026, 1, 3, 9, 5))).toMatchObject({ date: "2026-02-03", time: "09:05" });
  expect(momentOf(new Date(1_800_000_000_000)).milliseconds).toBe(1_800_000_000_000);
});

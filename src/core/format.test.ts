import { describe, expect, it } from "vitest";
import { CURRENCIES } from "./currency";
import { boolean, by, choice, date, datetime, integer, money, number, percent, text, time } from "./fields";
import { Format, NO_VALUE } from "./format";

const us = new Format();
const india = new Format("INR");
const yen = new Format("JPY");

it("writes times with AM and PM", () => {
  expect([us.time("22:45"), us.time("00:05"), us.time(null)]).toEqual(["10:45 PM", "12:05 AM", NO_VALUE]);
  expect(us.value(time("At"), "12:00")).toBe("12:00 PM");
});

describe("money", () => {
  it("uses the digit grouping and decimals of the currency", () => {
    expect(us.money(1234.5)).toBe("$1,234.50");
    expect(us.money(-1234.5)).toBe("−$1,234.50");
    expect(india.money(1_234_567)).toBe("₹12,34,567.00");
    expect(india.money(123_456_789.5)).toBe("₹12,34,56,789.50");
    expect(yen.money(1234.5)).toBe("¥1,235");
    expect(new Format("HKD").money(5)).toBe("HK$5.00");
    expect(new Format("CHF").money(-2.5)).toBe("−CHF\u00a02.50");
    expect(us.money(2.5, 3)).toBe("$2.500");
    expect(us.wholeMoney(408_141.7)).toBe("$408,142");
  });

  it("never shows a negative zero", () => {
    expect(us.money(-0)).toBe("$0.00");
    expect(us.money(-0.004)).toBe("$0.00");
    expect(us.money(-0.006)).toBe("−$0.01");
    expect(us.money(-0.4, 0)).toBe("$0");
    expect(yen.money(-0.3)).toBe("¥0");
    expect(yen.money(-0.7)).toBe("−¥1");
  });

  it("writes amounts with more than fifteen digits as powers of ten", () => {
    expect(us.money(1.5e20)).toBe("$1.5 × 10²⁰");
    expect(us.money(999_999_999_999_999)).toBe("$999,999,999,999,999.00");
  });

  it("abbreviates amounts for axes and headlines", () => {
    expect(us.shortMoney(320_000)).toBe("$320k");
    expect(us.shortMoney(1_234_567)).toBe("$1.2M");
    expect(us.shortMoney(-2500)).toBe("−$2.5k");
    expect(us.shortMoney(850)).toBe("$850");
    expect(new Format("HKD").shortMoney(5000)).toBe("HK$5k");
    expect(india.shortMoney(4_610_000)).toBe("₹46.1 lakh");
    expect(india.shortMoney(-500_000)).toBe("−₹5 lakh");
    expect(india.shortMoney(25_000_000)).toBe("₹2.5 crore");
    expect(india.shortMoney(9_999_999)).toBe("₹1 crore");
    expect(india.shortMoney(99_999)).toBe("₹1 lakh");
    expect(india.shortMoney(99_949)).toBe("₹99.9k");
    expect(india.shortMoney(9_940_000)).toBe("₹99.4 lakh");
    expect(india.shortMoney(9_960_000)).toBe("₹99.6 lakh");
    expect(india.shortMoney(9_995_000)).toBe("₹1 crore");
  });

  it("knows the symbol of every currency", () => {
    expect(CURRENCIES.map((currency) => new Format(currency).symbol)).toEqual([
      "$",
      "€",
      "₹",
      "¥",
      "£",
      "A$",
      "CA$",
      "CHF",
      "CN¥",
      "HK$",
      "NZ$",
    ]);
  });
});

describe("numbers", () => {
  it("groups digits and cuts trailing zeros", () => {
    expect(us.number(1234.5)).toBe("1,234.5");
    expect(us.number(1 / 3)).toBe("0.333333");
    expect(us.number(1 / 3, 2)).toBe("0.33");
    // The smallest number that its decimals can show, and the first that is too long to write in full.
    expect(us.number(0.001, 3)).toBe("0.001");
    expect(us.number(1e15 - 1)).toBe("999,999,999,999,999");
    expect(us.number(1e15)).toBe("1 × 10¹⁵");
    expect(us.number(-0)).toBe("0");
    expect(india.number(1_234_567)).toBe("12,34,567");
  });

  it("writes a power of ten rather than a row of zeros", () => {
    expect(us.number(1.23e-9)).toBe("1.23 × 10⁻⁹");
    expect(us.number(0.338_14, 0)).toBe("0.3381");
    expect(us.number(1.2e20)).toBe("1.2 × 10²⁰");
    expect(us.number(-1.2e20)).toBe("−1.2 × 10²⁰");
  });

  it("writes small percentages with two significant digits", () => {
    expect(us.percent(0.00098)).toBe("0.00098%");
    expect(us.percent(-0.000104)).toBe("−0.0001%");
    expect(us.percent(0.04, 1)).toBe("0.04%");
    expect(us.percent(0.4, 0)).toBe("0.4%");
    expect(us.percent(0.001)).toBe("0.001%");
    expect(us.percent(0.00025)).toBe("0.00025%");
    expect(us.percent(2.5e-9)).toBe("2.5 × 10⁻⁹%");
  });

  it("writes percentages, amounts and counts", () => {
    expect(us.percent(6.5)).toBe("6.5%");
    expect(us.percent(100 / 3)).toBe("33.333%");
    expect(us.percent(6.5, 3, 3)).toBe("6.500%");
    expect(us.percent(0, 3, 3)).toBe("0.000%");
    expect(us.amount(2022.615)).toBe("2,022.62");
    expect(us.amount(-0.001)).toBe("0.00");
    expect(us.amount(5, 0)).toBe("5");
    expect(us.plural(1, "month")).toBe("1 month");
    expect(us.plural(1.001, "month")).toBe("1 month");
    expect(us.plural(1.01, "month")).toBe("1.01 months");
    expect(us.value(number("Wait", { unit: "days", digits: 1 }), 1.02)).toBe("1 day");
    expect(us.plural(1200, "month")).toBe("1,200 months");
    expect(us.plural(0, "country", "countries")).toBe("0 countries");
  });
});

describe("dates", () => {
  it("writes dates in US style", () => {
    expect(us.date("2056-12-01")).toBe("December 1, 2056");
    expect(us.month("2056-12-01")).toBe("December 2056");
    expect(us.shortDate("2056-12-01")).toBe("Dec 1, 2056");
    expect(us.date("0033-04-03")).toBe("April 3, 33");
  });
});

it("writes a dash for a missing value", () => {
  const nothing = [
    us.money(null),
    us.wholeMoney(null),
    us.percent(null),
    us.number(null),
    us.amount(null),
    us.date(null),
    us.month(null),
    us.shortDate(null),
    us.date("2026-02-30"),
    us.value(text("Text"), null),
    us.value(text("Text"), undefined),
  ];
  expect(new Set(nothing)).toEqual(new Set([NO_VALUE]));
});

describe("values of a field", () => {
  it.each([
    [money("Price"), 5, "$5.00"],
    [money("Price", { digits: 0 }), 5.4, "$5"],
    [percent("Rate"), 6.125, "6.125%"],
    [percent("Rate", { digits: 1 }), 6.125, "6.1%"],
    [number("Height", { unit: "cm" }), 175.5, "175.5 cm"],
    [number("Ratio", { unit: "" }), 2, "2"],
    [integer("Days", { unit: "days" }), 12_345, "12,345 days"],
    [integer("Days", { unit: "days" }), -1, "−1 day"],
    [integer("Year", { digits: "plain" }), 2026, "2026"],
    [integer("Year", { digits: "plain", unit: "CE" }), 2026, "2026 CE"],
    [choice("Units", { options: { us: "US customary" } }), "us", "US customary"],
    [boolean("Leap year"), true, "Yes"],
    [boolean("Leap year"), false, "No"],
    [date("Date"), "2026-11-20", "November 20, 2026"],
    [time("Time"), "08:30", "8:30 AM"],
    [datetime("At"), "2026-11-20T08:30", "November 20, 2026, 8:30 AM"],
    [text("Name"), "1/3", "1/3"],
  ])("%#: %j, %j is %s", (field, value, shown) => {
    expect(us.value(field, value)).toBe(shown);
  });

  it("uses the unit that applies to the inputs", () => {
    const depth = number("Depth", { unit: by("system", { metric: "cm" }, "in") });
    expect(us.value(depth, 4, { system: "us" })).toBe("4 in");
    expect(us.value(depth, 10, { system: "metric" })).toBe("10 cm");
  });
});

it("writes degree signs right after the number, and other units after a space", () => {
  const format = new Format();
  expect(format.value({ type: "number", label: "Angle", unit: "°" }, 46.5)).toBe("46.5°");
  expect(format.value({ type: "number", label: "Temperature", unit: "°C" }, 46.5)).toBe("46.5 °C");
  expect(format.value({ type: "number", label: "Ratio" }, 46.5)).toBe("46.5");
});

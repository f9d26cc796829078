import { describe, expect, it } from "vitest";
import { date } from "./date";
import { money } from "./money";
import { number } from "./number";
import { percent } from "./percent";
import { isRefused } from "./reading";

const TODAY = "2026-11-27";

describe("a text with two meanings", () => {
  it.each([
    ["1/2/2027", "2027-01-02", "February 1, 2027", "2027-02-01"],
    ["03-04-2027", "2027-03-04", "April 3, 2027", "2027-04-03"],
  ])("the date %s", (text, value, other, otherValue) => {
    const read = date(text, {}, { today: TODAY });
    expect(read).toMatchObject({ value, other });
    expect(date(other, {}, { today: TODAY })).toEqual({ value: otherValue });
  });

  it.each(["13/2/2027", "2/13/2027", "2/2/2027", "1.2.2027", "2027-01-02", "Feb 1, 2027"])(
    "not the date %s",
    (text) => {
      expect(date(text, {}, { today: TODAY })).not.toHaveProperty("other");
    },
  );

  it.each([
    ["400.000", 400, "400,000", 400_000],
    ["$400.000", 400, "$400,000", 400_000],
  ])("the amount %s", (text, value, other, otherValue) => {
    const read = money(text, { currency: "USD" });
    if (isRefused(read)) throw new Error(read.refusal);
    expect([read.value.toNumber(), read.other]).toEqual([value, other]);
    const again = money(other, { currency: "USD" });
    if (isRefused(again)) throw new Error(again.refusal);
    expect(again.value.toNumber()).toBe(otherValue);
    expect(again).not.toHaveProperty("other");
  });

  it("a number in a country with decimal commas", () => {
    expect(number("1,234", {}, { decimalComma: true })).toMatchObject({ other: "1.234" });
    expect(number("1.234", {}, { decimalComma: true })).toMatchObject({ other: "1,234" });
  });

  it("not where a limit excludes one of them", () => {
    expect(percent("6,875", { max: 50 })).not.toHaveProperty("other");
    expect(number("1,5")).not.toHaveProperty("other");
  });
});

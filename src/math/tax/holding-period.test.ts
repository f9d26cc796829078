import { expect, it } from "vitest";
import { dayNumberToIso, isoToDayNumber } from "../dates/civil";
import { longTermFrom } from "./holding-period";

const from = (bought: string) => dayNumberToIso(longTermFrom(isoToDayNumber(bought)));

it("is a year from the day after the purchase", () => {
  // IRS Publication 550, “Holding Period”: bought on February 5, the stock has been held for more than a year on
  // February 6.
  expect(from("2024-02-05")).toBe("2025-02-06");
  expect(from("2025-12-31")).toBe("2027-01-01");
  expect(from("2023-02-28")).toBe("2024-03-01");
});

it("ends on March 1 if it began on February 29", () => {
  expect(from("2024-02-28")).toBe("2025-03-01");
  expect(from("2024-02-29")).toBe("2025-03-01");
  expect(from("2023-02-27")).toBe("2024-02-28");
});

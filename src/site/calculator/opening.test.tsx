// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { defineCalculator } from "../../core/calculator";
import { exact } from "../../core/exact-field";
import { boolean, choice, date, datetime, integer, money, number, percent, text, time } from "../../core/fields";
import { Format } from "../../core/format";
import { CalculatorPage } from "./CalculatorPage";
import { typedBefore } from "./opening";

const every = defineCalculator({
  inputs: {
    fact: boolean("Fact", { default: true }),
    kind: choice("Kind", { options: { a: "First", b: "Second" }, default: "b" }),
    day: date("Day", { default: "2026-11-20" }),
    moment: datetime("Moment", { default: "2026-11-20T09:00" }),
    clock: time("Clock", { default: "21:05" }),
    fraction: exact("Fraction", { default: "1/3" }),
    count: integer("Count", { default: 12_000 }),
    amount: money("Amount", { default: 1234.5 }),
    size: number("Size", { default: 0.25 }),
    share: percent("Share", { default: 6.5 }),
    none: number("None", { default: null }),
    word: text("Word", { default: "tea" }),
  },
  derive: ({ size }) => ({ size }),
  outputs: {},
  working: () => [],
  headline: () => ({ label: "Size", before: "It is", figure: "1" }),
});

const card = {
  id: "every-calculator",
  name: "Every",
  purpose: "Every field.",
  category: { name: "All", path: "/all" },
};

it("takes nothing in the page as it was prerendered for typed, so that a link is not answered with the example", () => {
  document.body.innerHTML = renderToString(<CalculatorPage calculator={every} card={card as never} texts={{}} />);
  const form = document.querySelector("form");
  expect(form?.querySelector<HTMLInputElement>("#moment")?.value).toBe("Nov 20, 2026, 9:00 AM");
  expect(typedBefore(form, every, undefined, new Format())).toEqual({});
  (form?.querySelector("#clock") as HTMLInputElement).value = "8 pm";
  expect(typedBefore(form, every, undefined, new Format())).toEqual({ clock: "8 pm" });
});

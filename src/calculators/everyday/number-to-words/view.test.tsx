import { beforeAll, describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { workingLines } from "../../../core/testing";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import numberToWords from "./calculator";
import view from "./view";

beforeAll(() => prepareView(numberToWords, view));

const draw = (given = {}) => new DrawnView(numberToWords, view, given);

describe("a check", () => {
  const check = (given: object) => draw({ mode: "currency", number: "1234567.5", ...given });

  it("has a memo line in the United States", () => {
    const drawn = check({ currency: "USD", system: "us" });
    expect(drawn.text("Display")).toMatch(
      /^Read aloud Date Pay to the order of \$1,234,567\.50 The sum of .+ Memo Signature The amount as written on a check in US dollars?$/i,
    );
  });

  it("has no memo line in the United Kingdom", () => {
    const text = check({ currency: "GBP", system: "uk" }).text("Display");
    expect(text).toMatch(/Date Pay £1,234,567\.50 The sum of /);
    expect(text).not.toContain("Memo");
    expect(text).not.toContain("or bearer");
  });

  it("says “or bearer” and groups by lakhs in India", () => {
    const text = check({ currency: "INR", system: "indian" }).text("Display");
    expect(text).toMatch(/Date Pay or bearer ₹12,34,567\.50 The sum of /);
    expect(text).not.toContain("Memo");
  });

  it("has no cents in a currency without them", () => {
    expect(check({ currency: "JPY", system: "us", number: "1250" }).text("Display")).toMatch(/¥1,250 The sum of /);
    expect(check({ currency: "USD", system: "us", number: "1250.05" }).text("Display")).toContain("$1,250.05 ");
  });

  it("is shown for amounts only", () => {
    expect(draw().html("Display")).not.toContain("cheque");
    expect(draw().text("Display")).toBe("Read aloud");
    expect(draw({ mode: "words-to-number" }).html("Display")).toBe("");
  });
});

it("shows the number in the wording of three countries", () => {
  const drawn = draw({ number: "1234567" });
  expect(drawn.text("US, UK and Indian")).toBe(
    "United States 1,234,567 one million two hundred thirty-four thousand five hundred sixty-seven United Kingdom 1,234,567 one million two hundred and thirty-four thousand five hundred and sixty-seven India 12,34,567 twelve lakh thirty-four thousand five hundred and sixty-seven",
  );
  expect(drawn.html("US, UK and Indian")).toContain('aria-label="Copy the wording of India"');
});

it("lists the groups of the number", () => {
  expect(draw({ number: "1002003", system: "us" }).text("Groups")).toMatch(
    /^The number group by group Digits Value Name 1 1,000,000 one million /,
  );
  // Lakhs and thousands.
  expect(draw({ number: "1234567", system: "indian" }).text("Groups")).toContain("12 12,00,000 twelve lakh");
});

it("shows the words in four letter cases", () => {
  const drawn = draw({ number: "21" });
  expect(drawn.text("Letters")).toBe(
    "lower case twenty-one Sentence case Twenty-one Title Case Twenty-One UPPER CASE TWENTY-ONE",
  );
  expect(drawn.html("Letters")).toContain('aria-label="Copy Title Case"');
});

it("offers all kinds with the current one selected", () => {
  const html = draw({ mode: "ordinal", number: "21" }).formTop;
  expect(html).toContain('<label for="mode">Kind</label>');
  expect(html).toMatch(/<option value="ordinal" selected="">/);
  expect(html.match(/<option /g)).toHaveLength(7);
});

it.each([
  ["cardinal", { number: "21" }, ["US, UK and Indian", "Groups", "Letters"]],
  ["year", { number: "2026" }, ["Groups", "Letters"]],
  ["roman", { number: "2026" }, ["Groups"]],
  ["words-to-number", { words: "twenty-one" }, ["US, UK and Indian", "Groups"]],
  ["roman-to-number", { words: "MMXXVI" }, ["Groups"]],
])("shows the tabs of the %s mode", (mode, given, tabs) => {
  const drawn = draw({ mode, ...given });
  expect(drawn.tabs).toEqual(tabs);
});

it("has minus signs in digits, no commas in a year, and an ordinal as the last word", () => {
  const negative = draw({ number: "-40017.305" });
  const format = new Format();
  const digits = (drawn: DrawnView) => format.value(numberToWords.outputs.grouped, drawn.outputs.grouped);
  expect(digits(negative)).toBe("−40,017.305");
  expect(negative.text("US, UK and Indian")).toContain("−40,017.305");
  expect(digits(draw({ mode: "year", number: "1905" }))).toBe("1905");
  expect(workingLines(numberToWords, { mode: "ordinal", number: "1912" }).join("\n")).toMatch(
    /twelfth, -ieth.*twelfth/,
  );
});

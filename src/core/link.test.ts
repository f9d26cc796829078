import { describe, expect, it } from "vitest";
import { defineCalculator } from "./calculator";
import { boolean, by, choice, date, list, money, number, text } from "./fields";
import { decodeCurrency, decodeLink, encodeLink, filledInPage, LINK_VALUE_LIMIT } from "./link";
import { outputsOf } from "./outputs";
import { type JsonObject, parseInputs } from "./parse";
import { readField } from "./read";
import { showsMoney } from "./shows-money";

const calculator = defineCalculator({
  inputs: {
    mode: choice("Mode", { options: { loan: "Loan", rent: "Rent" }, default: "loan" }),
    homePrice: money("Home price", { default: 400_000, when: { mode: "loan" } }),
    depth: number("Depth", { default: by("mode", { rent: 10 }, 4) }),
    fee: money("Fee", { default: 5, optional: true }),
    insured: boolean("Insured", { default: true }),
    note: text("Note", { default: "hello" }),
    extra: list("Extra", { columns: { amount: money("Amount") } }),
    pasted: text("Pasted", { default: "", privacy: "private" }),
    password: text("Password", { default: "", privacy: "secret" }),
    source: text("Source", { default: "Build", fill: "view" }),
  },
  outputs: {},
  derive: () => ({}),
  headline: () => ({ label: "Answer", figure: "1" }),
  working: () => [],
});

/** The inputs of someone who opens the link. */
function opened(link: string): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const [key, typed] of decodeLink(calculator, link))
    json[key] = readField(calculator.inputs[key as keyof typeof calculator.inputs], typed).value;
  const parsed = parseInputs(calculator, json as JsonObject);
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  return parsed.inputs;
}

describe("encodeLink", () => {
  it("keeps the inputs that differ from their defaults", () => {
    expect(encodeLink(calculator, {})).toBe("");
    expect(encodeLink(calculator, { homePrice: 400_000, insured: true, note: "hello" })).toBe("");
    expect(encodeLink(calculator, { homePrice: 450_000, depth: 4 })).toBe("homePrice=450000");
  });

  it("compares with the current default", () => {
    expect(encodeLink(calculator, { mode: "rent", depth: 10 })).toBe("mode=rent");
    expect(encodeLink(calculator, { mode: "rent", depth: 4 })).toBe("mode=rent&depth=4");
  });

  it("leaves out secrets and inputs that the mode does not use", () => {
    expect(encodeLink(calculator, { mode: "rent", homePrice: 5 })).toBe("mode=rent");
    expect(encodeLink(calculator, { password: "hunter2" })).toBe("");
  });

  it("neither contains nor sets what the view fetches", () => {
    expect(encodeLink(calculator, { source: "Bank", fee: 6 })).toBe("fee=6");
    expect([...decodeLink(calculator, "?source=Mint&fee=6")]).toEqual([["fee", "6"]]);
  });

  it("leaves out private texts unless told otherwise", () => {
    expect(encodeLink(calculator, { pasted: "dear diary", fee: 6 })).toBe("fee=6");
    expect(encodeLink(calculator, { pasted: "dear diary" }, () => true)).toBe("pasted=dear+diary");
    const known = (key: string, typed: string) => key === "pasted" && typed === "known";
    expect(encodeLink(calculator, { pasted: "known" }, known)).toBe("pasted=known");
    expect(encodeLink(calculator, { pasted: "mine" }, known)).toBe("");
    expect(encodeLink(calculator, { password: "hunter2" }, () => true)).toBe("");
    expect(opened("#pasted=dear+diary")).toMatchObject({ pasted: "dear diary" });
  });

  it("leaves out values that are too long for a link", () => {
    expect(encodeLink(calculator, { note: "x".repeat(LINK_VALUE_LIMIT + 1) })).toBe("");
    expect(encodeLink(calculator, { note: "x".repeat(LINK_VALUE_LIMIT) })).toHaveLength(LINK_VALUE_LIMIT + 5);
  });
});

describe("decodeLink", () => {
  it.each<JsonObject>([
    {},
    { homePrice: 450_000.5, fee: 7 },
    { fee: null },
    { insured: false },
    { note: "" },
    { note: "50% & more = a+b #1? “ü”\n<script>" },
    { mode: "rent", depth: 4 },
    { extra: [{ amount: 5 }, { amount: 0.1 }] },
  ])("restores %j", (json) => {
    const link = encodeLink(calculator, json);
    expect(opened(`?${link}`)).toEqual((parseInputs(calculator, json) as { inputs: object }).inputs);
    expect(opened(`#${link}`)).toEqual(opened(link));
  });

  it("ignores unknown keys and values that must not come from outside", () => {
    const link = "?homePrice=5&unknown=1&password=x&__proto__=2&constructor=3";
    expect([...decodeLink(calculator, link)]).toEqual([["homePrice", "5"]]);
    expect([...decodeLink(calculator, `?note=${"x".repeat(LINK_VALUE_LIMIT + 1)}`)]).toEqual([]);
  });

  it("reads anything without throwing", () => {
    for (const link of ["", "?", "#", "?&&=&", "?homePrice", "?homePrice=%zz", "?homePrice=1&homePrice=2"])
      expect(() => decodeLink(calculator, link)).not.toThrow();
    expect(decodeLink(calculator, "?homePrice=1&homePrice=2").get("homePrice")).toBe("2");
  });
});

describe("the currency of a link", () => {
  const opening = { homePrice: 450_000 };
  const link = (currency: "USD" | "INR" | null) => encodeLink(calculator, opening, () => false, currency);

  it("is included if it is not the default", () => {
    expect(link("INR")).toBe("homePrice=450000&displayCurrency=INR");
    expect(link("USD")).toBe("homePrice=450000");
    expect(link(null)).toBe("homePrice=450000");
    expect(encodeLink(calculator, {}, () => false, "INR")).toBe("displayCurrency=INR");
  });

  it("is the default if a link has inputs but no currency", () => {
    expect(decodeCurrency(calculator, "?homePrice=450000&displayCurrency=INR")).toBe("INR");
    expect(decodeCurrency(calculator, "?homePrice=450000")).toBe("USD");
    expect(decodeCurrency(calculator, "?displayCurrency=XXX&utm=1")).toBeNull();
    expect(decodeCurrency(calculator, "")).toBeNull();
  });

  it("is omitted if it is the calculator’s usual currency", () => {
    const rupees = (currency: "USD" | "INR") => encodeLink(calculator, opening, () => false, currency, "INR");
    expect(rupees("INR")).toBe("homePrice=450000");
    expect(rupees("USD")).toBe("homePrice=450000&displayCurrency=USD");
    expect(decodeCurrency(calculator, "?homePrice=450000", "INR")).toBe("INR");
    expect(decodeCurrency(calculator, "?homePrice=450000&displayCurrency=USD", "INR")).toBe("USD");
  });
});

describe("a value that the page fills in by itself", () => {
  const dated = defineCalculator({
    inputs: { start: date("Start", { default: "2026-01-01", fill: "today" }) },
    outputs: {},
    derive: () => ({}),
    headline: () => ({ label: "Answer", figure: "1" }),
    working: () => [],
  });

  it("is in the link even at its default, because the page fills in something else on another day", () => {
    expect(encodeLink(dated, { start: "2026-01-01" })).toBe("start=2026-01-01");
    expect(encodeLink(dated, {})).toBe("");
  });
});

describe("a number whose example has its own unit", () => {
  const aged = defineCalculator({
    inputs: {
      ageUnit: choice("Unit", {
        options: { second: "s", year: "yr" },
        default: { of: "age", unit: "year", usual: "second" },
      }),
      age: number("Age", { default: 5730, unitKey: "ageUnit" }),
    },
    outputs: {},
    derive: () => ({}),
    headline: () => ({ label: "Answer", figure: "1" }),
    working: () => [],
  });

  it.each([
    [{}, ""],
    [{ age: 5730 }, "age=5730"],
    [{ age: 5730, ageUnit: "second" }, "age=5730"],
    [{ age: 5730, ageUnit: "year" }, ""],
    [{ age: 9, ageUnit: "year" }, "age=9&ageUnit=year"],
    [{ ageUnit: "year" }, ""],
    [{ ageUnit: "second" }, "ageUnit=second"],
  ])("is written so that it can be restored: %j", (inputs, link) => {
    expect(encodeLink(aged, inputs)).toBe(link);
  });
});

describe("showsMoney", () => {
  it("looks into lists and tables", () => {
    const none = { ...calculator, inputs: {}, outputs: {} };
    const rows = outputsOf<object>().table("Rows", { columns: { paid: money("Paid") }, value: () => [] });
    expect(showsMoney(none)).toBe(false);
    expect(showsMoney(calculator)).toBe(true);
    expect(showsMoney({ ...none, inputs: { extra: calculator.inputs.extra } })).toBe(true);
    expect(showsMoney({ ...none, outputs: { rows } })).toBe(true);
  });
});

it("includes the unit of an unused number if its example has another unit", () => {
  const motor = defineCalculator({
    inputs: {
      find: choice("Find", { options: { current: "Current", power: "Power" }, default: "power" }),
      powerUnit: choice("Unit", {
        options: { watt: "W", horsepower: "hp" },
        default: { of: "power", unit: "horsepower", usual: "watt" },
      }),
      power: number("Power", { default: 25, unitKey: "powerUnit", when: { find: "current" } }),
    },
    outputs: {},
    derive: () => ({}),
    headline: () => ({ label: "Answer", figure: "1" }),
    working: () => [],
  });
  expect(encodeLink(motor, { power: 25 })).toBe("powerUnit=watt");
  expect(encodeLink(motor, {})).toBe("");
});

describe("filledInPage", () => {
  const meta = { id: "loan" };

  it("is the page with the inputs that differ from their defaults, without private texts", () => {
    expect(filledInPage(meta, calculator, { homePrice: 450_000, fee: 5, pasted: "mine", password: "p" })).toBe(
      "/loan?homePrice=450000",
    );
    expect(filledInPage(meta, calculator, {})).toBe("/loan");
    expect(filledInPage(meta, { ...calculator, link: "personal" }, { homePrice: 1 })).toBe("/loan#homePrice=1");
  });

  it("names the chosen currency, unless the calculator has its own or shows no money", () => {
    expect(filledInPage(meta, calculator, { fee: 6 }, "EUR")).toBe("/loan?fee=6&displayCurrency=EUR");
    expect(filledInPage({ ...meta, usualCurrency: "EUR" }, calculator, { fee: 6 }, "EUR")).toBe("/loan?fee=6");
    expect(filledInPage({ ...meta, homeCurrency: "INR" }, calculator, { fee: 6 }, "EUR")).toBe("/loan?fee=6");
    const { depth } = calculator.inputs;
    expect(filledInPage(meta, { ...calculator, inputs: { depth } }, { depth: 9 }, "EUR")).toBe("/loan?depth=9");
  });
});

import { describe, expect, it } from "vitest";
import { contrast } from "./contrast";
import { readColor, readOptions, writeOptions } from "./options";

describe("the options of an embedded calculator", () => {
  it("are read from the address beside the inputs, and written back", () => {
    const search = "?homePrice=500000&embed.theme=dark&embed.accent=0A7D4F&embed.lock=homePrice,termYears";
    const options = { theme: "dark", accent: "#0a7d4f", locked: ["homePrice", "termYears"] } as const;
    expect(readOptions(search)).toEqual(options);
    expect(readOptions(`?${new URLSearchParams(writeOptions(options))}`)).toEqual(options);
  });

  it("have their defaults where the address is silent or says nonsense", () => {
    const defaults = { theme: "system", accent: null, locked: [] } as const;
    expect(readOptions("")).toEqual(defaults);
    expect(readOptions("?embed.theme=blue&embed.accent=url(x)&embed.lock=")).toEqual(defaults);
    expect(writeOptions(defaults)).toEqual({});
  });
});

it("reads colors with three or six digits, and nothing else", () => {
  expect(readColor("#0a7")).toBe("#00aa77");
  expect(readColor(" 0B6B4A ")).toBe("#0b6b4a");
  for (const text of ["", "red", "#0a77", "#0a7d4f00", "0a7d4g", "#0a7;color:red"]) expect(readColor(text)).toBeNull();
});

// Ratios given by WCAG's understanding document for success criterion 1.4.3, and by its definition.
it("has the contrast that WCAG defines", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 10);
  expect(contrast("#123456", "#123456")).toBe(1);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

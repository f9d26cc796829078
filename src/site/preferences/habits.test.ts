import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

// Written 1.5 or 1,5, and 3/31 or 31/3, by the Unicode Common Locale Data Repository.
it.each([
  ["en-US", false, false],
  ["en-GB", false, true],
  ["en-IN", false, true],
  ["de", true, true],
  ["fr-FR", true, true],
  ["pt-BR", true, true],
  ["ja", false, false],
  ["en-ZA", true, false],
])("a visitor who reads %s: decimal comma %s, day first %s", async (language, decimalComma, dayFirst) => {
  vi.stubGlobal("navigator", { language });
  vi.stubGlobal("document", {});
  vi.useFakeTimers({ now: new Date(2026, 10, 9, 23, 59), toFake: ["Date"] });
  const { visitorHabits } = await import("./habits");
  expect(visitorHabits()).toEqual({ today: "2026-11-09", decimalComma, dayFirst });
  vi.useRealTimers();
});

it("has a decimal point while pages are rendered in the build", async () => {
  vi.stubGlobal("navigator", { language: "de" });
  const { writesDecimalComma } = await import("./decimal-comma");
  expect(writesDecimalComma()).toBe(false);
});

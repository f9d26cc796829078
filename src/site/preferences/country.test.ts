// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { visitorCountry } from "./country";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const speaking = (language: string) => vi.stubGlobal("navigator", { language });

it("is that of the chosen currency", () => {
  speaking("en-US");
  for (const [currency, country] of [
    ["INR", "IN"],
    ["GBP", "GB"],
    ["EUR", "EU"],
  ] as const) {
    localStorage.setItem("site_currency", currency);
    expect(visitorCountry()).toBe(country);
  }
});

it("is that of the browser's language, if nothing or nonsense was chosen", () => {
  localStorage.setItem("site_currency", "XXX");
  speaking("en-AU");
  expect(visitorCountry()).toBe("AU");
  speaking("de");
  expect(visitorCountry()).toBe("DE");
});

it("is not known where the language is not a language", () => {
  speaking("not a language");
  expect(visitorCountry()).toBeUndefined();
});

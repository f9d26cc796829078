import { afterEach, expect, it, vi } from "vitest";
import { readStored, removeStored, writeStored } from "./storage";

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException("denied", "SecurityError");
};

it("keeps, returns and removes texts", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage: store });
  writeStored("localStorage", "site_theme", "dark");
  expect(readStored("localStorage", "site_theme")).toBe("dark");
  removeStored("localStorage", "site_theme");
  expect(readStored("localStorage", "site_theme")).toBeNull();
});

it.each([
  ["missing", {}],
  ["null", { localStorage: null }],
  [
    "refused",
    {
      get localStorage() {
        return refuse();
      },
    },
  ],
  ["full", { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
])("never throws where storage is %s", (_, window) => {
  vi.stubGlobal("window", window);
  writeStored("localStorage", "site_theme", "dark");
  removeStored("localStorage", "site_theme");
  expect(readStored("localStorage", "site_theme")).toBeNull();
});

/** The privacy page names everything that is stored, and nothing is stored past `platform/storage.ts`. */
import { expect, it } from "vitest";
import { STORED_KEYS } from "../platform/storage";
import page from "./privacy.md?raw";

const SOURCES = import.meta.glob<string>("../../**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const STORE_NAMES = { "local storage": "localStorage", "session storage": "sessionStorage" } as const;

it("lists every key that is stored, and where", () => {
  const listed: Record<string, string[]> = { localStorage: [], sessionStorage: [] };
  for (const [, key = "", where = ""] of page.matchAll(/^\|.*\(`([^`]+)`\)\s*\|\s*([a-z ]+?)\s*\|/gm))
    listed[STORE_NAMES[where as keyof typeof STORE_NAMES]]?.push(key);
  const sorted = (keys: readonly string[] = []) => [...keys].sort();
  expect(sorted(listed.localStorage)).toEqual(sorted(STORED_KEYS.localStorage));
  expect(sorted(listed.sessionStorage)).toEqual(sorted(STORED_KEYS.sessionStorage));
});

it("finds every key in use, and no other way to store anything", () => {
  const sources = Object.entries(SOURCES).filter(
    ([name]) => !name.includes(".test.") && !name.endsWith("/platform/storage.ts"),
  );
  expect(sources.length).toBeGreaterThan(300);
  const direct = /(?:local|session)Storage\s*[.[]|\.(?:local|session)Storage\b|indexedDB|document\.cookie|cookieStore/;
  expect(sources.filter(([, text]) => direct.test(text)).map(([name]) => name)).toEqual([]);
  for (const key of Object.values(STORED_KEYS).flat())
    expect(
      sources.some(([, text]) => text.includes(`"${key}"`)),
      key,
    ).toBe(true);
});

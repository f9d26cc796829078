import { afterEach, describe, expect, it, vi } from "vitest";
import { CURRENCIES } from "../../../core/currency";
import { RATE_ADDRESSES, SNAPSHOT } from "../../../data/exchange-rates";
import { getJson, newestTables, readKept } from "./rate-feed";

const TODAY = "2026-11-20";
const usd = Object.fromEntries(Object.entries(SNAPSHOT.rates).map(([code, rate]) => [code.toLowerCase(), rate]));
const daily = (date: string) => ({ date, usd });
const blended = (date: string) =>
  CURRENCIES.filter((code) => code !== "USD").map((quote) => ({
    date,
    base: "USD",
    quote,
    rate: SNAPSHOT.rates[quote],
  }));

/** A fake network with responses by part of the address. Other requests fail. */
function sources(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const get = async (address: string) => {
    const name = ["jsdelivr", "pages.dev", "frankfurter"].find((one) => address.includes(one)) as string;
    asked.push(name);
    if (!(name in answers)) throw new Error("offline");
    return answers[name];
  };
  return { asked, get };
}

const found = async (answers: Readonly<Record<string, unknown>>) => {
  const { asked, get } = sources(answers);
  const tables = await newestTables(get, TODAY);
  return { asked, tables: tables.map(({ source, date }) => `${source} ${date}`) };
};

describe("the sources", () => {
  it("stop with the first one that is fresh", async () => {
    expect(await found({ jsdelivr: daily("2026-11-17") })).toEqual({
      asked: ["jsdelivr"],
      tables: ["daily 2026-11-17"],
    });
  });

  it("include a mirror if the file is missing or garbled", async () => {
    const copy = { "pages.dev": daily("2026-11-19") };
    for (const answers of [
      copy,
      { ...copy, jsdelivr: "<html>" },
      { ...copy, jsdelivr: { date: "2026-11-19", usd: { inr: -1 } } },
    ])
      expect(await found(answers)).toEqual({
        asked: ["jsdelivr", "pages.dev"],
        tables: ["daily 2026-11-19"],
      });
  });

  it("include central banks if the file is more than three days old", async () => {
    expect(await found({ jsdelivr: daily("2026-11-16"), frankfurter: blended("2026-11-19") })).toEqual({
      asked: ["jsdelivr", "frankfurter"],
      tables: ["daily 2026-11-16", "blended 2026-11-19"],
    });
  });

  it("yield nothing if all fail", async () => {
    expect((await found({})).tables).toEqual([]);
    expect((await found({ jsdelivr: [], "pages.dev": 5, frankfurter: { rates: {} } })).tables).toEqual([]);
  });
});

describe("a request", () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (answer: Response) => {
    const fetch = vi.fn(async (_address: string, _options: RequestInit) => answer);
    vi.stubGlobal("fetch", fetch);
    return fetch;
  };

  it("sends nothing about the visitor and follows no redirect", async () => {
    const fetch = answering(new Response('{"a": 1}'));
    expect(await getJson(RATE_ADDRESSES.daily)).toEqual({ a: 1 });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
      signal: expect.any(AbortSignal),
    });
  });

  it("rejects a response that is an error, isn't JSON or is too long", async () => {
    answering(new Response("{}", { status: 503 }));
    await expect(getJson("https://x.example")).rejects.toThrow("503");
    answering(new Response("<!doctype html>"));
    await expect(getJson("https://x.example")).rejects.toThrow();
    answering(new Response(`[${" ".repeat(500_000)}]`));
    await expect(getJson("https://x.example")).rejects.toThrow("too long");
  });
});

describe("tables stored in the browser", () => {
  const kept = (tables: unknown) => readKept(JSON.stringify({ asked: 5, tables }), TODAY);

  it("are used if they are newer than the build", () => {
    const table = { ...daily("2026-11-19"), source: "daily" };
    expect(kept([table])).toMatchObject({ asked: 5, tables: [{ date: "2026-11-19" }] });
    expect(kept([{ ...table, date: SNAPSHOT.date }]).tables).toEqual([]);
  });

  it.each([null, "", "{", "5", "null", "[]", '{"tables": 5}', '{"asked": "x", "tables": [null, 1, "a"]}'])(
    "are ignored if the stored text is %s",
    (text) => {
      expect(readKept(text, TODAY)).toEqual({ asked: 0, tables: [] });
    },
  );
});

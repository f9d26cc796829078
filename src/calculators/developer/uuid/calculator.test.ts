import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonObject, parseInputs } from "../../../core/parse";
import { solveFor } from "../../../core/solve";
import { headlineOf, outputsOf, problemsOf, testTools } from "../../../core/testing";
import uuid from "./calculator";
import { collisionProbability, idsForChance } from "./collisions";

const ask = (inputs: JsonObject, seed = 1) => outputsOf(uuid, inputs, testTools(seed));
const inspect = (input: string) => ask({ mode: "inspect", input });
const problemOf = (inputs: JsonObject) => {
  const [problem] = problemsOf(uuid, inputs, testTools());
  return [problem?.field, problem?.message];
};

// RFC 9562, appendices A and B: all examples with a time use 2022-02-22 14:22:22 GMT-05:00.
const RFC_TIME = 1_645_557_742_000;
const RFC_NODE = { asOfMs: RFC_TIME, clockSeq: 0x33c8, node: "9F:6B:DE:CE:D8:46" };

describe("the vectors of RFC 9562", () => {
  it("are decoded by inspection", () => {
    expect(inspect("C232AB00-9414-11EC-B3C8-9F6BDECED846")).toMatchObject({
      kind: "uuid",
      uuidVersion: 1,
      variant: "RFC 9562",
      timestampIso: "2022-02-22T19:22:22.0000000Z",
      timestampUnixMs: RFC_TIME,
      clockSeq: 0x33c8,
      node: "9f:6b:de:ce:d8:46",
      nodeKind: "random",
      noticeCodes: null,
    });
    expect(inspect("1EC9414C-232A-6B00-B3C8-9F6BDECED846")).toMatchObject({
      uuidVersion: 6,
      timestampIso: "2022-02-22T19:22:22.0000000Z",
    });
    expect(inspect("2489E9AD-2EE2-8E00-8EC9-32D5F69181C0")).toMatchObject({ uuidVersion: 8 });
    expect(inspect("017F22E2-79B0-7CC3-98C4-DC0C0C07398F")).toMatchObject({
      uuidVersion: 7,
      timestampIso: "2022-02-22T19:22:22.000Z",
      clockSeq: null,
      bits: [
        { from: 0, to: 47, field: "unix_ts_ms", value: "0x017f22e279b0" },
        { from: 48, to: 51, field: "ver", value: "0x7" },
        { from: 52, to: 63, field: "rand_a", value: "0xcc3" },
        { from: 64, to: 65, field: "var", value: "0b10" },
        { from: 66, to: 127, field: "rand_b", value: "0x18c4dc0c0c07398f" },
      ],
    });
  });
});

describe("batches", () => {
  it("of version 7 increment by 1 plus four random bytes, and carry into the time", () => {
    const { idsText } = ask({
      version: "v7",
      count: 3,
      asOfMs: 0,
      entropyHex: "0fffbfffffffffffffff 00000000 0000000a",
    });
    expect(idsText.split("\n")).toEqual([
      "00000000-0000-7fff-bfff-ffffffffffff",
      "00000000-0001-7000-8000-000000000000",
      "00000000-0001-7000-8000-00000000000b",
    ]);
  });

  it("of versions 1 and 6 increment the time", () => {
    const ids = ask({ version: "v6", count: 2, ...RFC_NODE }).ids;
    expect(ids[1]).toEqual({ n: 2, id: "1ec9414c-232a-6b01-b3c8-9f6bdeced846" });
    const subTicks = ask({ version: "v6", subTicks: 1, ...RFC_NODE }).id;
    expect(subTicks).toBe(ids[1].id);
  });

  it("of ULIDs increment by 1", () => {
    // 01ARYZ6S41 is the time of the examples in the ULID specification.
    const { idsText } = ask({
      version: "ulid",
      count: 3,
      asOfMs: 1_469_918_176_385,
      entropyHex: "fffffffffffffffffffe",
    });
    expect(idsText.split("\n")).toEqual([
      "01ARYZ6S41ZZZZZZZZZZZZZZZY",
      "01ARYZ6S41ZZZZZZZZZZZZZZZZ",
      "01ARYZ6S420000000000000000",
    ]);
  });

  it("use fresh bytes for each ID if they need not be sorted", () => {
    const entropyHex = "00".repeat(10) + "ff".repeat(10);
    const { idsText } = ask({ version: "v7", count: 2, asOfMs: 0, monotonic: false, entropyHex });
    expect(idsText.split("\n")[1]).toBe("00000000-0000-7fff-bfff-ffffffffffff");
  });

  it("are sorted and free of repeats for any bytes", () => {
    fc.assert(
      fc.property(fc.constantFrom("v6", "v7", "ulid"), fc.integer(), (version, seed) => {
        const ids = ask({ version, count: 200 }, seed).ids.map(({ id }: { id: string }) => id);
        expect(ids).toEqual([...new Set(ids)].sort());
      }),
    );
  });

  it("hash one name per line", () => {
    const { ids } = ask({ version: "v5", name: "www.example.com\r\n\nwww.example.org\n" });
    // Python: uuid.uuid5(uuid.NAMESPACE_DNS, "www.example.org")
    expect(ids.map(({ id }: { id: string }) => id)).toEqual([
      "2ed6657d-e927-568b-95e1-2665a8aea6a2",
      "74738ff5-5367-5958-9aee-98fffdcd1876",
    ]);
    // uuid.uuid5(uuid.UUID("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"), "né 🙂")
    const custom = "{017F22E2-79B0-7CC3-98C4-DC0C0C07398F}";
    expect(ask({ version: "v5", namespace: "custom", customNamespace: custom, name: "né 🙂" }).id).toBe(
      "94c84cba-a4cf-5b33-8b55-320fcd6ff18b",
    );
    for (const [namespace, id] of Object.entries({
      url: "a777199a-c522-31c4-8f4b-335feec7215b",
      oid: "c2c1e4de-6589-389e-9375-32a90c6a83a8",
      x500: "f4ea5e25-91d4-38b0-b74f-af6c57210cae",
    }))
      expect(ask({ version: "v3", namespace }).id).toBe(id);
  });
});

describe("random parts", () => {
  it("include a clock sequence and then a node, which is a multicast address", () => {
    const drawn = ask({ version: "v1", asOfMs: 0, entropyHex: "ffff 00112233445566" });
    expect(drawn).toMatchObject({ clockSeq: 0x3fff, node: "01:11:22:33:44:55", nodeKind: "random" });
    const given = ask({ version: "v1", asOfMs: 0, clockSeq: 5, entropyHex: "001122334455" });
    expect(given).toMatchObject({ clockSeq: 5, node: "01:11:22:33:44:55" });
  });

  it("of NanoIDs are drawn character by character", () => {
    expect(ask({ version: "nanoid", nanoidLength: 5, entropyHex: "00 01 02 3f ff" }).id).toBe("usett");
    // 255 is not below the limit 3 × 85, so it is discarded.
    const three = { version: "nanoid", nanoidLength: 2, nanoidAlphabet: "ab🙂", entropyHex: "ff 02 fe" };
    expect(ask(three).id).toBe("🙂🙂");
  });

  it("are rejected if the user's own bytes run out", () => {
    expect(problemOf({ version: "v4", entropyHex: "00" })).toEqual([
      "entropyHex",
      "Not enough random bytes. Add at least 15 more bytes.",
    ]);
  });
});

describe("forms", () => {
  const forms = {
    // Python: uuid.UUID(…).int, .urn, .bytes_le.hex(), base64.urlsafe_b64encode(.bytes)
    integer: "1989357241971137676463954034883508623",
    urn: "urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
    base64url: "AX8i4nmwfMOYxNwMDAc5jw",
    guidBytes: "e2227f01b079c37c98c4dc0c0c07398f",
    ulid: "01FWHE4YDGFK1SHH6W1G60EECF",
  };
  const id = "017f22e2-79b0-7cc3-98c4-dc0c0c07398f";

  it("encode the same 128 bits", () => {
    expect(inspect(id)).toMatchObject(forms);
    const made = (format: string, uppercase = false) =>
      ask({ version: "v7", asOfMs: RFC_TIME, entropyHex: "0cc318c4dc0c0c07398f", format, uppercase }).id;
    expect(made("plain", true)).toBe("017F22E279B07CC398C4DC0C0C07398F");
    expect(made("braces")).toBe(`{${id}}`);
    expect(made("urn", true)).toBe(forms.urn);
    expect(made("base64url")).toBe(forms.base64url);
    expect(made("integer")).toBe(forms.integer);
    expect(made("oid")).toBe(`2.25.${forms.integer}`);
    expect(made("guid-bytes", true)).toBe(forms.guidBytes.toUpperCase());
  });

  it.each([
    id.toUpperCase(),
    ` {${id}} `,
    id.replaceAll("-", ""),
    forms.urn,
    forms.base64url,
    forms.integer,
    `2.25.${forms.integer}`,
    `urn:oid:2.25.${forms.integer}`,
  ])("are recognized: %s", (text) => {
    expect(inspect(text)).toMatchObject({ kind: "uuid", canonical: id, uuidVersion: 7 });
  });

  it("include ULIDs in Crockford's digits, with ambiguous letters accepted", () => {
    expect(inspect(forms.ulid)).toMatchObject({
      kind: "ulid",
      canonical: id,
      uuidVersion: null,
      timestampIso: "2022-02-22T19:22:22.000Z",
      bits: [{ field: "time" }, { field: "randomness" }],
    });
    expect(inspect("oiaryz6s4L0000000000000000").ulid).toBe("01ARYZ6S410000000000000000");
  });

  it("round-trip any 128 bits", () => {
    const bits = fc.bigInt({ min: 0n, max: (1n << 128n) - 1n });
    fc.assert(
      fc.property(bits, fc.constantFrom("urn", "base64url", "ulid"), (value, form) => {
        const hex = value.toString(16).padStart(32, "0");
        const { canonical, ...all } = inspect(hex);
        expect(inspect(all[form]).canonical).toBe(canonical);
        expect(canonical.replaceAll("-", "")).toBe(hex);
      }),
    );
  });
});

describe("variants", () => {
  it.each([
    ["00000000-0000-0000-0000-000000000000", "Nil"],
    ["ffffffff-ffff-ffff-ffff-ffffffffffff", "Max"],
    ["00000000-0000-4000-7000-000000000000", "NCS"],
    ["00000000-0000-4000-8000-000000000000", "RFC 9562"],
    ["00000000-0000-4000-bfff-000000000000", "RFC 9562"],
    ["00000000-0000-4000-c000-000000000000", "Microsoft"],
    ["00000000-0000-4000-e000-000000000000", "Future"],
  ])("%s", (id, variant) => {
    expect(inspect(id)).toMatchObject({ variant, uuidVersion: variant === "RFC 9562" ? 4 : null });
  });

  it("warns of a network address in the node", () => {
    // 08-00-20 is an address block of Sun Microsystems.
    expect(inspect("d9428888-122b-11e1-b85c-080020c9a66a")).toMatchObject({
      nodeKind: "mac",
      noticeCodes: "network-address",
    });
  });
});

describe("collisions", () => {
  it("have an accurate chance even if it is tiny (Python: -math.expm1(…))", () => {
    expect(ask({ version: "v4" })).toMatchObject({ entropyBits: 122 });
    expect(ask({ version: "v4", collisionCount: 1e9 }).collisionProbability / 9.403954797174345e-20).toBeCloseTo(1, 12);
    expect(ask({ version: "ulid", collisionCount: 1e12 }).collisionProbability / 0.3387281853111286).toBeCloseTo(1, 12);
    expect(ask({ version: "nanoid" }).entropyBits).toBe(126);
    expect(ask({ version: "v7" }).entropyBits).toBe(74);
    expect(ask({ version: "v5" })).toMatchObject({ entropyBits: null, collisionProbability: null });
    expect(collisionProbability(1e30, 4)).toBe(1);
    expect(collisionProbability(2, 2048)).toBe(0);
  });

  it("can be solved for the number of IDs, in agreement with the formula", () => {
    const parsed = parseInputs(uuid, { version: "v4" });
    if (parsed.problems) throw new Error("the defaults must be valid");
    const question = { input: "collisionCount", output: "collisionProbability", target: 0.5 };
    const { value } = solveFor(uuid, parsed.inputs, question, testTools());
    expect(Number(value) / idsForChance(0.5, 122)).toBeCloseTo(1, 9);
    expect(idsForChance(0.5, 122) / 2.714922669395445e18).toBeCloseTo(1, 12);
  });
});

describe("times", () => {
  it("reach back to 1582 and forward beyond the year 9999", () => {
    expect(ask({ version: "v1", asOfMs: -12_219_292_800_000 }).timestampIso).toBe("1582-10-15T00:00:00.0000000Z");
    expect(ask({ version: "v7", asOfMs: 2 ** 48 - 1 }).timestampIso).toBe("+010889-08-02T05:31:50.655Z");
    expect(inspect("13814000-1dd2-11b2-8000-010000000000").timestampUnixMs).toBe(0);
    expect(ask({ version: "v6", asOfMs: -1, subTicks: 9999 })).toMatchObject({
      timestampIso: "1969-12-31T23:59:59.9999999Z",
      timestampUnixMs: -0.0001,
    });
  });
});

describe("invalid inputs", () => {
  it.each([
    [{ count: 0 }, "count", "Count must be between 1 and 10,000."],
    [{ count: 10_001 }, "count", undefined],
    [{ version: "v7", asOfMs: -1 }, "asOfMs", "Time must be between 0 and 281,474,976,710,655 ms."],
    [{ version: "v7", asOfMs: 2 ** 48 }, "asOfMs", undefined],
    [{ version: "v1", asOfMs: -12_219_292_800_001 }, "asOfMs", undefined],
    [{ version: "v1", clockSeq: 16_384 }, "clockSeq", "Clock sequence must be between 0 and 16,383."],
    [{ version: "v1", subTicks: 10_000 }, "subTicks", undefined],
    [{ version: "v1", node: "00:11:22:33:44" }, "node", "A node must be 12 hex digits. This one has 10."],
    [{ version: "v1", node: "00:11:22:33:44:5g" }, "node", "A node must be 12 hex digits. “g” isn’t one."],
    [{ version: "v5", namespace: "custom" }, "customNamespace", undefined],
    [
      { version: "v5", namespace: "custom", customNamespace: "12" },
      "customNamespace",
      "A UUID has 32 hex digits. This one has 2.",
    ],
    [{ version: "v5", name: "" }, "name", "Enter a name."],
    [{ version: "v5", name: "\n" }, "name", "Enter a name."],
    [{ version: "v8", customHex: "12" }, "customHex", "Enter your own bits as 32 hex digits. There are 2."],
    [{ version: "nanoid", nanoidLength: 1 }, "nanoidLength", undefined],
    [
      { version: "nanoid", nanoidAlphabet: "aba" },
      "nanoidAlphabet",
      "Every character must be different. “a” is repeated.",
    ],
    [{ version: "nanoid", nanoidAlphabet: "a" }, "nanoidAlphabet", undefined],
    [{ version: "v4", collisionCount: 1 }, "collisionCount", undefined],
    [
      { mode: "inspect", input: "017f22e2-79b0-7cc3-98c4-dc0c0c07398g" },
      "input",
      "Character “g” at position 36 is not a hex digit.",
    ],
    [
      { mode: "inspect", input: "017f22e2-79b0-7cc3-98c4-dc0c0c07398" },
      "input",
      "A UUID has 32 hex digits. This one has 31.",
    ],
    [
      { mode: "inspect", input: "017f22e-279b0-7cc3-98c4-dc0c0c073981" },
      "input",
      "The hyphen at position 8 is out of place. In a UUID, hyphens follow digits 8, 12, 16 and 20.",
    ],
    [{ mode: "inspect", input: "8ZZZZZZZZZZZZZZZZZZZZZZZZZ" }, "input", "A ULID cannot start with 8 or more."],
    [
      { mode: "inspect", input: "01ARYZ6S4U0000000000000000" },
      "input",
      "Character “U” at position 10 is not used in ULIDs.",
    ],
    [{ mode: "inspect", input: "" }, "input", "Enter an ID to inspect."],
    [{ mode: "inspect", input: `2.25.${"9".repeat(39)}` }, "input", undefined],
  ])("%o", (inputs, field, message) => {
    const [problemField, problemMessage] = problemOf(inputs as JsonObject);
    expect(problemField).toBe(field);
    if (message) expect(problemMessage).toBe(message);
  });

  it("are ignored if the type does not use them", () => {
    expect(problemOf({ version: "v4", node: "?", clockSeq: -1, asOfMs: -1 })).toEqual([undefined, undefined]);
    expect(problemOf({ mode: "inspect", count: 0 })).toEqual([undefined, undefined]);
  });
});

describe("headline", () => {
  it("shows all requested IDs, with their type below", () => {
    const { text = "", figure, second, label } = headlineOf(uuid, { count: 10 }, testTools());
    expect(text.split("\n")).toHaveLength(10);
    expect(text.startsWith(figure)).toBe(true);
    expect(text).toMatch(/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\n?){10}$/);
    expect({ second, label }).toEqual({ second: "Version 4, 122 random bits each.", label: "10 IDs" });
  });

  it("describes an inspected ID", () => {
    const { figure, text } = headlineOf(uuid, {
      mode: "inspect",
      // RFC 9562, appendix A.6.
      input: "017F22E2-79B0-7CC3-98C4-DC0C0C07398F",
    });
    expect({ figure, text }).toEqual({ figure: "2022-02-22 19:22:22.000 UTC", text: undefined });
  });
});

/** JSON Web Tokens: RFC 7519. */
import { beforeAll, describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import base64 from "./calculator";
import { tokenTimes } from "./token-times";

beforeAll(async () => {
  await loadWorking(base64);
});

/** The example of RFC 7519, section 3.1. */
const TOKEN =
  "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const decode = { mode: "decode", input: TOKEN };
const CONTENT =
  '{\n  "typ": "JWT",\n  "alg": "HS256"\n}\n{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}';

describe("a JSON Web Token", () => {
  it("is decoded to its header and payload as indented JSON", () => {
    expect(outputsOf(base64, decode)).toMatchObject({ output: CONTENT, isText: true, noticeCodes: null });
    expect(headlineOf(base64, decode)).toMatchObject({ label: "Token", text: CONTENT });
    expect(workingOf(base64, modelOf(base64, decode), new Format("USD")).map(({ label }) => label)).toEqual([
      "Header: first part, from Base64url",
      "Payload: second part, from Base64url",
      "Signature: third part, not verified",
    ]);
  });

  it("has the bytes of its three parts, and its claims as JSON of their own", () => {
    const { byteLength, hex, claims } = outputsOf(base64, decode);
    // Node’s decoder, part by part: 30 + 70 + 32 bytes.
    const bytes = Buffer.concat(TOKEN.split(".").map((part) => Buffer.from(part, "base64url")));
    expect(byteLength).toBe(bytes.length);
    expect(hex.replace(/\s/g, "")).toBe(bytes.toString("hex"));
    expect(JSON.parse(claims)).toEqual({ iss: "joe", exp: 1_300_819_380, "http://example.com/is_root": true });
    expect(outputsOf(base64, { mode: "decode", input: "TQ==" }).claims).toBeNull();
  });

  it("is not accepted as Base64 in strict decoding", () => {
    expect(problemsOf(base64, { ...decode, strict: true })[0]?.message).toContain("“.” at position 41");
  });
});

describe("the times of a token", () => {
  const times = (claims: object, now: number) =>
    tokenTimes(JSON.stringify(claims), now, new Format("USD")).map(({ label, text, state }) => [label, text, state]);

  it("are written as dates in UTC", () => {
    // date -u -d @1300819380
    expect(times({ exp: 1_300_819_380 }, 0)).toEqual([["Expires", "March 22, 2011, 18:43:00 UTC", null]]);
    expect(times({ exp: 4, iat: 2, nbf: 3 }, 3).map(([label]) => label)).toEqual(["Issued", "Valid from", "Expires"]);
  });

  it("say Expired from the very second of exp, and Not valid yet before nbf", () => {
    expect(times({ exp: 1000 }, 999.5)[0]?.[2]).toBeNull();
    expect(times({ exp: 1000 }, 1000)[0]?.[2]).toBe("Expired");
    expect(times({ nbf: 1000 }, 999.5)[0]?.[2]).toBe("Not valid yet");
    expect(times({ nbf: 1000 }, 1000)[0]?.[2]).toBeNull();
  });

  it("are omitted if they are not valid dates", () => {
    expect(times({ exp: "soon", iat: -1, nbf: 1e20, auth_time: null }, 0)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { asWrittenHere } from "./notations";

// Python's re, Perl's perlre, POSIX 1003.1 (9.3.5) and ECMA-262 describe these notations.
describe("patterns as other languages write them", () => {
  it.each([
    ["/error/gi", "", "error", "gi"],
    ["/error/", "g", "error", "g"],
    [String.raw`/a\/b/m`, "g", String.raw`a\/b`, "gm"],
    ["(?P<year>\\d{4})-(?P=year)", "g", "(?<year>\\d{4})-\\k<year>", "g"],
    ["(?i)error", "g", "error", "gi"],
    ["(?im)^error", "", "^error", "im"],
    ["[[:alpha:]]+", "g", "[A-Za-z]+", "g"],
    ["[^[:space:][:digit:]_]", "g", "[^\\s0-9_]", "g"],
    ["\\Aerror\\z", "g", "^error$", "g"],
    ["\\Aerror", "gm", "(?<![\\s\\S])error", "gm"],
    ["error\\Z", "g", "error(?=\\n?$)", "g"],
  ])("%s", (pattern, flags, wanted, wantedFlags) => {
    const found = asWrittenHere(pattern, flags, "javascript");
    expect(found).toMatchObject({ pattern: wanted, flags: wantedFlags });
    expect(() => new RegExp(wanted, wantedFlags)).not.toThrow();
    expect(found?.why).toMatch(/\.$/);
  });

  it.each([
    "/usr/bin/",
    "/",
    "error",
    "[:alpha:]",
    String.raw`\\A`,
    String.raw`\(\?P<n>`,
    "(?<year>\\d{4})",
    "[(?P<n>]",
    "(?i:error)",
    "a|(?i)b",
  ])("leaves %s alone", (pattern) => {
    expect(asWrittenHere(pattern, "g", "javascript")).toBeNull();
  });

  it("leaves what RE2 takes itself alone, but for slashes", () => {
    expect(asWrittenHere("(?P<n>a)", "g", "re2")).toBeNull();
    expect(asWrittenHere("[[:alpha:]]", "g", "re2")).toBeNull();
    expect(asWrittenHere("/error/gi", "", "re2")).toMatchObject({ pattern: "error", flags: "gi" });
    expect(asWrittenHere("/error/y", "g", "re2")).toMatchObject({ pattern: "error", flags: "g" });
  });

  it.each([
    ["alpha", "aZ", "5_"],
    ["punct", "!/:@[`{~", "a5 "],
    ["blank", " \t", "\n"],
    ["graph", "a!", " "],
    ["print", "a ", "\t"],
    ["xdigit", "fF9", "g"],
    ["cntrl", "\t\x7f", " a"],
  ])("[:%s:] has its characters and no others", (name, has, lacks) => {
    const { pattern } = asWrittenHere(`[[:${name}:]]`, "", "javascript") as { pattern: string };
    for (const character of has) expect(character).toMatch(new RegExp(`^${pattern}$`));
    for (const character of lacks) expect(character).not.toMatch(new RegExp(`^${pattern}$`));
  });
});

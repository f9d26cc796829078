import { describe, expect, it } from "vitest";
import { localClock, localDay, localSeconds, localText, offsetText } from "./local-time";

describe("local dates with times", () => {
  it("count seconds from 1970, including negative ones", () => {
    expect(localSeconds("1970-01-01T00:00")).toBe(0);
    // 2,000,000,000 seconds: May 18, 2033, 03:33:20 UTC.
    expect(localText(2_000_000_000)).toBe("2033-05-18T03:33");
    expect(localText(-1)).toBe("1969-12-31T23:59");
    expect(localDay(-1)).toBe(-1);
    expect(localClock(86_399)).toBe("23:59");
  });

  it("round-trip through text", () => {
    for (const text of ["0001-01-01T00:00", "1900-02-28T23:59", "2026-11-20T09:00", "9999-12-31T23:59"])
      expect(localText(localSeconds(text))).toBe(text);
  });
});

describe("offsets", () => {
  it.each([
    [0, "+00:00"],
    [19_800, "+05:30"],
    [-12_600, "-03:30"],
    [50_400, "+14:00"],
    [-17_762, "-04:56:02"],
  ])("%s s is %s", (offset, text) => {
    expect(offsetText(offset)).toBe(text);
  });
});

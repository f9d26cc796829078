import { describe, expect, it } from "vitest";
import { capacitorCode, readCapacitorCode } from "./capacitor-code";
import { bandsOf, digitCount, readBands } from "./color-bands";
import { decadeOf, scaled } from "./e-series";
import { listItems, powerOfPrefix, readComponent, withPrefix, withThisPrefix } from "./prefix";
import { readSmdCode, smdCodes } from "./smd-code";

describe("shorthand", () => {
  it.each([
    ["4k7", 4700],
    ["4R7", 4.7],
    ["220R", 220],
    ["0.1u", 1e-7],
    ["100n", 1e-7],
    ["100nF", 1e-7],
    ["10m", 0.01],
    ["2M2", 2.2e6],
    ["R47", 0.47],
    ["4.7k", 4700],
    ["1e-7", 1e-7],
    ["10", 10],
    ["1,5", 1.5],
    ["4,7k", 4700],
    ["1,000", 1000],
    ["1G", 1e9],
    ["33µ", 33e-6],
  ])("reads %s", (text, value) => {
    expect(readComponent(text)).toBe(value);
  });

  it.each(["banana", "", "k", "4k7u", "-5", "0", "12,3456", "4..7"])("rejects %j", (text) => {
    expect(readComponent(text)).toBeNull();
  });

  it("splits lists", () => {
    expect(listItems(" 4k7, 10k;220R\n1M\t2 ")).toEqual(["4k7", "10k", "220R", "1M", "2"]);
    expect(listItems("4,7k; 10k").map(readComponent)).toEqual([4700, 10_000]);
    expect(listItems("1,000; 2.200,5").map(readComponent)).toEqual([1000, 2200.5]);
    expect(listItems("4k7,10k,220R")).toEqual(["4k7", "10k", "220R"]);
    expect(listItems("4k7 what 10k")).toEqual(["4k7", "what", "10k"]);
  });

  it("keeps a unit with the number before it", () => {
    const values = listItems("4.7 kΩ, 10 kΩ 220 ohms 22 uF 3 H").map(readComponent);
    expect(values).toEqual([4700, 10_000, 220, 22e-6, 3]);
  });

  it("puts one to three digits before the point", () => {
    expect(withPrefix(0.0255319)).toMatchObject({ prefix: "m" });
    expect(withPrefix(0.0255319).value).toBeCloseTo(25.5319, 9);
    expect(withPrefix(4700)).toEqual({ value: 4.7, prefix: "k" });
    expect(withPrefix(999.96)).toMatchObject({ prefix: "k" });
    expect(withPrefix(5e-309)).toEqual({ value: 5e-309, prefix: "" });
    expect(withPrefix(0)).toEqual({ value: 0, prefix: "" });
    expect(withPrefix(-1e-7)).toEqual({ value: -100, prefix: "n" });
  });

  it("reads the power of ten of a prefix", () => {
    expect(["f", "µ", "", "M"].map(powerOfPrefix)).toEqual([-15, -6, 0, 6]);
    expect(powerOfPrefix("da")).toBeNull();
    expect(withThisPrefix(0.0047, "µ")).toEqual({ value: 4700, prefix: "µ" });
  });
});

describe("color bands of IEC 60062", () => {
  it.each([
    ["yellow violet red gold", 4700, 5, null],
    ["brown, black, black", 10, 20, null],
    ["green blue black gold brown", 56, 1, null],
    ["red red black brown brown red", 2200, 1, 50],
    ["black black black", 0, 20, null],
    ["white white pink silver", 0.099, 10, null],
    ["brown green gray white brown", 158e9, 1, null],
    ["Yellow–Purple–Red–Gold", 4700, 5, null],
  ])("reads %s", (text, resistance, tolerance, temperatureCoefficient) => {
    expect(readBands(text)).toMatchObject({ resistance, tolerance, temperatureCoefficient });
  });

  it.each([
    ["red red", "Enter 3 to 6 bands."],
    ["red red red red red red red", "Enter 3 to 6 bands."],
    ["red turquoise red", "“turquoise” is not a band color."],
    ["gold red red", "Gold cannot be a digit."],
    ["red red red black", "Black cannot be a tolerance."],
    ["red red red red red gold", "Gold cannot be a temperature coefficient."],
  ])("rejects %s", (text, message) => {
    expect(readBands(text)).toBe(message);
  });

  it("round-trip for every value of E24 and E96", () => {
    for (const [series, bands] of [
      ["e24", 4],
      ["e96", 5],
    ] as const)
      for (let power = -3; power <= 7; power++)
        for (const mantissa of decadeOf(series)) {
          const value = Number(scaled(mantissa, power).toPrecision(12));
          const colors = bandsOf(value, digitCount(bands))?.map(({ name }) => name) ?? [];
          expect(readBands([...colors, "brown"].join(" ")), String(value)).toMatchObject({
            resistance: value,
          });
        }
  });

  it("do not exist for too many digits, and start with zero for the smallest values", () => {
    expect(bandsOf(1234, 3)).toBeNull();
    expect(bandsOf(1e13, 2)).toBeNull();
    expect(bandsOf(0.005, 2)?.map(({ name }) => name)).toEqual(["black", "green", "pink"]);
    expect(bandsOf(0, 2)?.map(({ name }) => name)).toEqual(["black", "black", "black"]);
  });
});

describe("codes of surface-mount resistors", () => {
  it.each([
    ["103", 10_000, "3-digit", null],
    ["220", 22, "3-digit", null],
    ["4702", 47_000, "4-digit", null],
    ["4R7", 4.7, "r-notation", null],
    ["R100", 0.1, "r-notation", null],
    ["000", 0, "jumper", null],
    ["01C", 10_000, "eia-96", null],
    ["68X", 49.9, "eia-96", null],
    ["96Z", 0.976, "eia-96", null],
    ["30R", 2, "eia-96", 30],
    ["99R", 99, "r-notation", null],
  ])("reads %s", (code, resistance, scheme, alternative) => {
    expect(readSmdCode(code)).toMatchObject({ resistance, scheme, alternative });
  });

  it("reports what is wrong", () => {
    expect(readSmdCode("331J")).toMatchObject({ resistance: 330, tolerance: 5, scheme: "3-digit" });
    expect(readSmdCode("4702F")).toMatchObject({ resistance: 47_000, tolerance: 1, scheme: "4-digit" });
    expect(readSmdCode("331X")).toMatch(/^Enter a code/);
    expect(readSmdCode("97A")).toBe("EIA-96 codes run from 01 to 96.");
    expect(readSmdCode("00A")).toBe("EIA-96 codes run from 01 to 96.");
    expect(readSmdCode("banana")).toMatch(/^Enter a code/);
    expect(readSmdCode("01G")).toMatch(/^Enter a code/);
  });

  it.each([
    [10_000, { code3: "103", code4: "1002", eia96: "01C" }],
    [4.7, { code3: "4R7", code4: "4R70", eia96: null }],
    [0.1, { code3: "R10", code4: "R100", eia96: "01Z" }],
    [49.9, { code3: null, code4: "49R9", eia96: "68X" }],
    [47, { code3: "470", code4: "47R0", eia96: null }],
    [0.005, { code3: null, code4: "R005", eia96: null }],
    [1234, { code3: null, code4: null, eia96: null }],
  ])("writes %s", (resistance, codes) => {
    expect(smdCodes(resistance)).toEqual(codes);
  });

  it("round-trip for every value of E96", () => {
    for (let power = -3; power <= 5; power++)
      for (const mantissa of decadeOf("e96")) {
        const value = Number(`${mantissa}e${power}`);
        const { eia96, code4 } = smdCodes(value);
        expect(readSmdCode(eia96 ?? ""), String(value)).toMatchObject({ resistance: value });
        if (code4) expect(readSmdCode(code4)).toMatchObject({ resistance: value });
      }
  });
});

describe("codes of capacitors", () => {
  it.each([
    ["104K", 1e-7, { percent: 10 }, null],
    ["22", 22e-12, null, null],
    ["229D", 2.2e-12, { farads: 0.5e-12 }, null],
    ["508", 0.5e-12, null, null],
    ["4n7", 4.7e-9, null, null],
    ["4R7C", 4.7e-12, { farads: 0.25e-12 }, null],
    ["47pF", 47e-12, null, null],
    ["1H103J", 10e-9, { percent: 5 }, 50],
    ["2A 472 M", 4.7e-9, { percent: 20 }, 100],
    ["103z", 1e-8, { percent: 80, below: 20 }, null],
    ["µ47", 0.47e-6, null, null],
  ])("reads %s", (code, capacitance, tolerance, ratedVoltage) => {
    expect(readCapacitorCode(code)).toMatchObject({ capacitance, tolerance, ratedVoltage });
  });

  it.each(["", "banana", "1", "00", "104X", "9Z104", "12345"])("rejects %j", (code) => {
    expect(readCapacitorCode(code)).toEqual(expect.any(String));
  });

  it("round-trip for E12 values", () => {
    for (let power = -14; power <= -6; power++)
      for (const mantissa of decadeOf("e12").map((value) => value / 10)) {
        const value = Number(`${mantissa}e${power}`);
        expect(readCapacitorCode(capacitorCode(value) ?? "")).toMatchObject({ capacitance: value });
      }
    expect(capacitorCode(123e-12)).toBeNull();
    expect(capacitorCode(1)).toBeNull();
  });
});

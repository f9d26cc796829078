import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../math/numbers/rational";
import { type ExpressionRules, readTimeExpression } from "./time-expression";

const RULES: ExpressionRules = { secondsPerDay: Rational.of(86_400), colonMeans: "h-m" };

function read(text: string, rules: Partial<ExpressionRules> = {}): string {
  const { type, value } = readTimeExpression(text, { ...RULES, ...rules });
  return `${type} ${value}`;
}

describe("readTimeExpression", () => {
  it.each([
    ["1d 2h 15m - 45m", "duration 91800"],
    // Adjacent terms bind most tightly.
    ["3 * 12m 30s", "duration 2250"],
    ["1d 2h - 45m 30s", `duration ${86_400 + 7200 - 45 * 60 - 30}`],
    ["-32m 1s", "duration -1921"],
    ["2h - -30m", "duration 9000"],
    ["(1h 20m + 0:45) × 2 − 10m", `duration ${2 * 125 * 60 - 600}`],
    ["1h - 20m - 10m", "duration 1800"],
    ["2h + 30m * 2", "duration 10800"],
    ["90m / 4", "duration 1350"],
    ["1h / 7", "duration 3600/7"],
    ["6h / 45m", "number 8"],
    ["6h / 45m × 2", "number 16"],
    ["1 week, 2 days and 3 hours", `duration ${9 * 86_400 + 3 * 3600}`],
    ["1.5 hrs 250ms", "duration 21601/4"],
    ["1,500 s", "duration 1500"],
    [".5h", "duration 1800"],
    ["1:02:03.5", "duration 7447/2"],
    ["100:30", `duration ${100 * 3600 + 1800}`],
    ["2:30 15m", "duration 9900"],
    ["5:30pm − 9:15am", `duration ${8 * 3600 + 900}`],
    ["5:30pm - 9:15am", `duration ${8 * 3600 + 900}`],
    ["9:15am - 5:40pm", `duration ${8 * 3600 + 25 * 60}`],
    ["9:15am–5:40pm", `duration ${8 * 3600 + 25 * 60}`],
    ["9:15am to 5:40pm", `duration ${8 * 3600 + 25 * 60}`],
    ["10:45pm-7:15am", `duration ${8 * 3600 + 1800}`],
    ["10:45pm − 7:15am", `duration ${15 * 3600 + 1800}`],
    ["7am - 8pm", `duration ${13 * 3600}`],
    ["1am - 11pm", "duration 7200"],
    ["(9am - 5pm) - 45m", `duration ${7 * 3600 + 900}`],
    ["09:00-17:30", `duration ${8 * 3600 + 1800}`],
    ["22:00-06:00", `duration ${8 * 3600}`],
    ["22:00 to 06:00", `duration ${8 * 3600}`],
    ["9 to 5", `duration ${8 * 3600}`],
    ["9-5", `duration ${8 * 3600}`],
    ["from 9 to 5:30", `duration ${8 * 3600 + 1800}`],
    ["9am to noon", "duration 10800"],
    ["noon - 5pm", "duration 18000"],
    ["9.30-17.30", `duration ${8 * 3600}`],
    ["1h30 * 3", "duration 16200"],
    ["1 hr 15 + 5 min 30", "duration 4830"],
    ["half an hour + 20 minutes", "duration 3000"],
    ["1 hour 15 minutes plus 45 minutes", "duration 7200"],
    ["2 times 1h 15m minus 30m", "duration 7200"],
    ["2.5h + 1/2 h", "duration 10800"],
    ["½ h + 10′", "duration 2400"],
    ["PT1H30M + 15min", "duration 6300"],
    ["9am - noon", "duration 10800"],
    ["17:30-09:00", `duration ${8 * 3600 + 1800}`],
    ["0:45 - 1:15", "duration -1800"],
    ["1,5h", "duration 5400"],
    ["1½h", "duration 5400"],
    ["１h ３０m", "duration 5400"],
    ["1am - 11 PM", "duration 7200"],
    ["12am + 1m", "clock 60"],
    ["12 p.m. + 0s", "clock 43200"],
    ["11:30pm + 2h", `clock ${25 * 3600 + 1800}`],
    ["2h + 11:30pm", `clock ${25 * 3600 + 1800}`],
    ["9:00:30 am - 10h", `clock ${9 * 3600 + 30 - 36_000}`],
    ["(11pm + 5h) - 1am", "duration 10800"],
    ["2 * (3 * 10m)", "duration 3600"],
  ])("%s", (text, result) => {
    expect(read(text)).toBe(result);
  });

  it("reads colons and days according to the rules", () => {
    expect(read("2:30", { colonMeans: "m-s" })).toBe("duration 150");
    expect(read("1:02:03", { colonMeans: "m-s" })).toBe("duration 3723");
    expect(read("1w 2d", { secondsPerDay: Rational.of(28_800) })).toBe(`duration ${9 * 28_800}`);
  });

  it.each([
    ["1h +", "After “1h +” a duration is missing (character 5)."],
    ["1h + * 2", "After “1h +” a duration is missing (character 6)."],
    ["* 2h", "Before “×” a duration is missing (character 1)."],
    ["2h × (", "After “2h × (” a duration is missing (character 7)."],
    ["()", "After “(” a duration is missing (character 2)."],
    ["(1h", "The “(” at character 1 is not closed."],
    ["1h)", "The “)” at character 3 has no matching “(”."],
    ["2 (1h)", "An operator is missing between “2” and “(” (character 3)."],
    ["(1h 5pm)", "An operator is missing between “(1h” and “5pm” (character 5)."],
    ["1h + 5", "“5” has no unit; write 5h, 5m or 5s."],
    ["5", "“5” has no unit; write 5h, 5m or 5s."],
    ["6h/45m + 1h", "A number cannot be added to a duration."],
    ["2 months", "A month has no fixed length; use days or weeks."],
    ["1y + 2d", "A year has no fixed length; use days or weeks."],
    ["1h 3x", "“x” (in the part that starts at character 4) is not a unit of time; use w, d, h, m, s or ms."],
    [
      "1h & 2m",
      "“&” (character 4) is not part of a duration. Type durations such as 1h 30m − 15m, or times such as 9:15am - 5:40pm.",
    ],
    ["1:75", "In “1:75”, minutes and seconds after a colon go from 00 to 59."],
    ["13pm", "“13pm” is not a time of day; with am or pm, hours go from 1 to 12."],
    ["5pm + 4am", "Two times of day cannot be added; one of them must be a duration."],
    ["2h - 4am", "A time of day cannot be subtracted from a duration."],
    ["5pm * 2", "A time of day cannot be multiplied or divided."],
    ["-5pm", "A time of day cannot be negative."],
    ["1h * 2h", "A duration cannot be multiplied by a duration; multiply by a number."],
    ["2 / 1h", "A number cannot be divided by a duration."],
    ["1h / 0", "A duration cannot be divided by zero."],
    ["", "Type a duration, such as 1h 30m − 15m."],
    [`${"(".repeat(200)}1h`, "The expression is nested too deeply."],
  ])("rejects %s", (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it("adds any number of terms in any order", () => {
    const term = fc.tuple(
      fc.nat(1000),
      fc.constantFrom(["w", 604_800], ["d", 86_400], ["h", 3600], ["m", 60], ["s", 1]),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("+", "-"), term), { minLength: 1, maxLength: 12 }), (terms) => {
        const text = terms
          .map(([sign, [count, [unit]]]) => `${sign}${count}${unit}`)
          .join(" ")
          .replace(/^\+/, "");
        const sum = terms.reduce(
          (total, [sign, [count, [, size]]]) => total + (sign === "+" ? 1 : -1) * count * (size as number),
          0,
        );
        expect(read(text)).toBe(`duration ${sum}`);
      }),
    );
  });
});

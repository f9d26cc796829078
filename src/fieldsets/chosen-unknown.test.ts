import { describe, expect, it } from "vitest";
import { changeInput } from "../core/change-input";
import { chooseUnknown } from "../core/chosen-unknown";
import { choice, number } from "../core/fields";
import { NO_UNITS } from "../core/unit-state";
import length from "../data/units/length.json";
import { quantity } from "./quantity";

const fields = {
  solveFor: choice("Find", { options: { time: "Time", distance: "Distance" }, default: "time", solve: "unknown" }),
  ...quantity("distance", { rows: length, unit: "meter" }, "Distance", { default: 100, when: { solveFor: "time" } }),
  time: number("Time", { unit: "s", optional: false, default: null, when: { solveFor: "distance" } }),
};
const other = {
  ...fields,
  ...quantity("distance", { rows: length, unit: "meter" }, "Distance", { when: { solveFor: "distance" } }),
};

describe("choosing another unknown", () => {
  it("makes the value found a given", () => {
    const ask = (texts: Record<string, string>, outputs: object) =>
      chooseUnknown({ fields, texts, json: texts, outputs: outputs as never }, "solveFor", "distance");
    expect(ask({}, { time: 12.5, distance: 100 })).toEqual({ solveFor: "distance", time: "12.5" });
    expect(ask({}, { time: null })).toEqual({ solveFor: "distance" });
    expect(ask({ distance: "80" }, { time: 10 })).toEqual({
      solveFor: "distance",
      distance: "80",
      time: "10",
    });
  });

  it("replaces the field's earlier value, but not a text or example that still fits", () => {
    const back = (texts: Record<string, string>, json: object, distance: number) =>
      chooseUnknown(
        { fields: other, texts, json: json as never, outputs: { distance, time: 5 } },
        "solveFor",
        "distance",
      );
    expect(back({ distance: "80" }, { distance: 80 }, 120).distance).toBe("120");
    expect(back({ distance: "8e1" }, { distance: 80 }, 80.00000000001).distance).toBe("8e1");
    const toTime = (distance: number) =>
      chooseUnknown(
        { fields, texts: { solveFor: "distance" }, json: { solveFor: "distance" }, outputs: { distance } },
        "solveFor",
        "time",
      ).distance;
    expect(toTime(100)).toBeUndefined();
    expect(toTime(140)).toBe("140");
  });

  it("keeps enough digits to restore the earlier value when switching back", () => {
    const ask = (time: number) =>
      chooseUnknown({ fields, texts: {}, json: {}, outputs: { time } }, "solveFor", "distance").time;
    expect(ask(2.0196196490341)).toBe("2.019619649034");
    expect(ask(1.602176634e-19)).toBe("1.602176634e-19");
  });

  it("writes the value in the field's unit and the visitor's number format", () => {
    const texts = { distanceUnit: "foot" };
    const outputs = { distance: 1.2192 };
    expect(chooseUnknown({ fields: other, texts, json: texts, outputs }, "solveFor", "distance")).toEqual({
      solveFor: "distance",
      distanceUnit: "foot",
      distance: "4",
    });
    expect(
      chooseUnknown(
        { fields, texts: {}, json: {}, outputs: { time: 0.5 }, decimalComma: true },
        "solveFor",
        "distance",
      ),
    ).toEqual({ solveFor: "distance", time: "0,5" });
  });
});

describe("changing an input", () => {
  const typed = { distance: "100" };
  const change = (key: string, to: string) =>
    changeInput(
      {
        fields: { ...fields, title: choice("Title", { options: { a: "A", b: "B" }, default: "a" }) },
        texts: typed,
        json: { distance: 100 },
        units: NO_UNITS,
        outputs: { time: 12.5 },
      },
      key,
      to,
    ).texts;

  it("to another unknown makes the value found a given", () => {
    expect(change("solveFor", "distance")).toEqual({ ...typed, solveFor: "distance", time: "12.5" });
  });

  it("to another unit converts the number in it", () => {
    expect(change("distanceUnit", "kilometer")).toEqual({ distance: "0.1", distanceUnit: "kilometer" });
  });

  it("to any other choice leaves the numbers alone", () => {
    expect(change("title", "b")).toEqual({ ...typed, title: "b" });
  });
});

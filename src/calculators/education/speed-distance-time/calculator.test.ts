import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { checkWorking } from "../../../core/check-working";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf, prepareChoices, problemsOf } from "../../../core/testing";
import travel from "./calculator";
import tabs from "./tabs";

beforeAll(async () => {
  await prepareChoices(travel);
});

const messages = (inputs: JsonObject) => problemsOf(travel, inputs).map(({ field, message }) => `${field}: ${message}`);
const lines = (inputs: JsonObject) =>
  workingOf(travel, modelOf(travel, inputs), new Format()).map(
    ({ label, expression, value }) => `${label} | ${expression} | ${value}`,
  );
const METRIC = { distanceUnit: "kilometer", speedUnit: "kilometer-per-hour" };

describe("speed, distance or time", () => {
  it("finds each quantity from the other two", () => {
    expect(outputsOf(travel)).toMatchObject({
      milesPerHour: 60,
      kilometersPerHour: 96.56064,
      metersPerSecond: 26.8224,
      feetPerSecond: 88,
    });
    expect(outputsOf(travel, { solveFor: "distance" })).toMatchObject({
      distanceMiles: 150,
      distanceKm: 241.4016,
    });
    expect(outputsOf(travel, { solveFor: "time" })).toMatchObject({ timeSeconds: 9000, timeText: "2:30:00" });
    expect(outputsOf(travel, { hours: 0, minutes: 90 }).milesPerHour).toBe(100);
  });

  it("reads a pace as a speed", () => {
    // 5:00 per km is 12 km/h, and 42.195 km takes 3:30:58.5 (World Athletics distances).
    const { raceTimes, ...outputs } = outputsOf(travel, {
      solveFor: "time",
      distance: 10,
      speed: 5,
      distanceUnit: "kilometer",
      speedUnit: "pace-min-per-km",
    });
    expect(outputs).toMatchObject({
      timeSeconds: 3000,
      kilometersPerHour: 12,
      pacePerKm: "5:00",
      pacePerMile: "8:03",
    });
    expect(raceTimes.map((row: { timeText: string }) => row.timeText)).toEqual([
      "0:05:00",
      "0:08:03",
      "0:25:00",
      "0:50:00",
      "1:45:29",
      "3:30:59",
    ]);
  });

  it("lists the time at each kilometer or mile, and at the end", () => {
    const inputs = { ...METRIC, distance: 2.5, hours: 0, minutes: 15 };
    expect(
      outputsOf(travel, inputs).splits.map((row: Record<string, number>) => [row.distance, row.timeSeconds]),
    ).toEqual([
      [1, 360],
      [2, 720],
      [2.5, 900],
    ]);
    expect(outputsOf(travel).splits).toHaveLength(150);
    expect(outputsOf(travel, { distance: 1e9 }).splits).toHaveLength(1000);
  });

  it("gives the arrival, and when to leave to arrive in time", () => {
    expect(outputsOf(travel, { stopMinutes: 20 }).arrival).toBe("2026-11-20T11:50");
    // 29.5 s is just under half a minute; 30 s is rounded up.
    expect(outputsOf(travel, { hours: 0, minutes: 0, seconds: 29.5 }).arrival).toBe("2026-11-20T09:00");
    expect(outputsOf(travel, { hours: 0, minutes: 0, seconds: 30 }).arrival).toBe("2026-11-20T09:01");
    expect(outputsOf(travel, { departure: "2028-02-28T23:00", hours: 2 }).arrival).toBe("2028-02-29T01:30");
    expect(outputsOf(travel, { hours: 1e9 }).arrival).toBeNull();
    const inputs = { arriveBy: "2026-11-20T11:20", stopMinutes: 20 };
    expect(outputsOf(travel, inputs)).toMatchObject({ departBy: "2026-11-20T08:30", speedForArrival: 75 });
    expect(outputsOf(travel, { arriveBy: "2026-11-20T08:00" }).speedForArrival).toBeNull();
  });

  it.each([
    [{ hours: 0, minutes: 0 }, "hours: Time must be more than 0."],
    [{ solveFor: "distance", hours: 0, minutes: 0, seconds: 0 }, "hours: Time must be more than 0."],
    [{ solveFor: "time", speed: 0 }, "speed: Speed must be more than 0."],
    [{ solveFor: "time", speed: -5 }, "speed: Speed must be more than 0."],
    [{ distance: -1 }, "distance: Distance must be 0 or more."],
    [{ distance: 0 }, "distance: Distance must be more than 0."],
  ])("rejects %j", (inputs, message) => {
    expect(messages(inputs)).toEqual([message]);
  });

  it("needs no time for no distance", () => {
    expect(outputsOf(travel, { solveFor: "time", distance: 0 })).toMatchObject({
      timeSeconds: 0,
      splits: [],
    });
  });

  it("writes out the unit conversion, the formula and the division", () => {
    expect(lines({})).toEqual(["Time in h | 2 + 30 ÷ 60 | 2.5 h", "Speed = distance ÷ time | 150 ÷ 2.5 | 60 mph"]);
    expect(lines({ distanceUnit: "kilometer", hours: 0, minutes: 30, seconds: 18, distance: 10 })).toEqual([
      "Distance in mi | 10 × 1000 ÷ 1609.344 | 6.21371192 mi",
      "Time in h | 30 ÷ 60 + 18 ÷ 3600 | 0.505 h",
      "Speed = distance ÷ time | 6.21371192 ÷ 0.505 | 12.30438004 mph",
    ]);
    expect(headlineOf(travel)).toEqual({
      label: "Speed",
      before: "150 miles in 2 h 30 min is",
      figure: "60 mph",
    });
    expect(headlineOf(travel, { speedUnit: "pace-min-per-mile" })).toMatchObject({
      label: "Pace",
      figure: "1:00 min/mi",
    });
    expect(headlineOf(travel, { mode: "legs", speedUnit: "pace-min-per-mile" }).label).toBe("Average pace");
    const marathon = { solveFor: "time", distance: 42.195, distanceUnit: "kilometer" };
    expect(headlineOf(travel, marathon).before).toBe("42.195 km at 60 mph takes");
    expect(headlineOf(travel, { solveFor: "distance", hours: 0, minutes: 7 }).figure).toBe("7 miles");
    expect(headlineOf(travel, { solveFor: "distance", speed: 70, minutes: 10 }).figure).toBe("151.67 miles");
  });

  it("recovers the distance and the speed from the computed time", () => {
    const size = fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100);
    const units = fc.constantFrom("kilometer-per-hour", "knot", "foot-per-second", "pace-min-per-mile");
    fc.assert(
      fc.property(size, size, units, (distance, speed, speedUnit) => {
        const { timeSeconds } = outputsOf(travel, { solveFor: "time", distance, speed, speedUnit });
        const inputs = { hours: 0, minutes: 0, seconds: timeSeconds, speedUnit };
        expect(outputsOf(travel, { ...inputs, distance }).speedFound / speed).toBeCloseTo(1, 9);
        expect(outputsOf(travel, { ...inputs, solveFor: "distance", speed }).distanceMiles / distance).toBeCloseTo(
          1,
          9,
        );
      }),
    );
  });
});

describe("legs", () => {
  it("divides the total distance by the total time", () => {
    expect(outputsOf(travel, { mode: "legs" })).toMatchObject({
      movingSeconds: 9000,
      stoppedSeconds: 900,
      totalSeconds: 9900,
      movingAverage: 48,
      arrival: "2026-11-20T11:45",
      noticeCodes: "not-the-mean",
    });
    expect(outputsOf(travel, { mode: "legs" }).speedFound).toBeCloseTo(480 / 11, 12);
  });

  it("says at which speeds more time was spent, or nothing if it makes no difference", () => {
    const said = (slow: number, fast: number, stopMinutes = 0) =>
      outputsOf(travel, {
        mode: "legs",
        legs: [
          { speed: 30, hours: slow, stopMinutes },
          { speed: 60, hours: fast },
        ],
      }).notices.map(({ message }: { message: string }) => message.split(". ")[1] ?? message.includes("not the mean"));
    expect(said(2, 1)).toEqual(["More time is spent at the slower speeds."]);
    expect(said(1, 2)).toEqual(["More time is spent at the faster speeds."]);
    expect(said(1, 1)).toEqual([]);
    // With a stop, the average is below the mean of the speeds all the same.
    expect(said(1, 1, 30)).toEqual([true]);
  });

  it("finds what is missing in each leg", () => {
    const outputs = outputsOf(travel, {
      mode: "legs",
      ...METRIC,
      legs: [
        { distance: 90, hours: 1, minutes: 30, stopMinutes: 10 },
        { speed: 80, minutes: 45 },
        { distance: 30, speed: 60 },
      ],
    });
    expect(
      outputs.legTable.map((row: Record<string, number>) => [
        row.leg,
        row.distanceKm,
        row.speedKmh,
        row.seconds,
        row.stopSeconds,
        row.cumulativeKm,
        row.cumulativeSeconds,
      ]),
    ).toEqual([
      [1, 90, 60, 5400, 600, 90, 6000],
      [2, 60, 80, 2700, 0, 150, 8700],
      [3, 30, 60, 1800, 0, 180, 10_500],
    ]);
    expect(outputs).toMatchObject({ totalDistanceKm: 180, movingAverageKmh: 180 / 2.75 });
  });

  it("has no notice if all legs have the same speed", () => {
    const legs: Record<string, number>[] = [
      { distance: 10, speed: 50 },
      { speed: 50, minutes: 12 },
    ];
    expect(outputsOf(travel, { mode: "legs", legs }).notices).toEqual([]);
  });

  it.each([
    [{ distance: 10, speed: 5, hours: 1 }, "Leg 1: Enter exactly two of distance, speed and time."],
    [{ distance: 10 }, "Leg 1: Enter exactly two of distance, speed and time."],
    [{ distance: 10, hours: 0 }, "Leg 1: Time must be more than 0."],
    [{ distance: 0, speed: 10 }, "At least one leg must take time."],
  ])("rejects %j", (leg, message) => {
    expect(messages({ mode: "legs", legs: [leg] })).toEqual([`legs: ${message}`]);
  });
});

describe("two bodies", () => {
  it("meets at the closing speed", () => {
    const inputs = { mode: "meet", ...METRIC, distance: 300 };
    expect(outputsOf(travel, inputs)).toMatchObject({
      meetSeconds: 7200,
      meetKmFromA: 140,
      meetKmFromB: 160,
      closingSpeedKmh: 150,
    });
    // (300 + 80 × 0.5) ÷ 150 hours
    expect(outputsOf(travel, { ...inputs, delayMinutes: 30 }).meetSeconds).toBe(8160);
    expect(outputsOf(travel, { ...inputs, delayMinutes: 6000 })).toMatchObject({
      meetKmFromA: 300,
      meetKmFromB: 0,
    });
    expect(messages({ ...inputs, speedA: 0, speedB: 0 })).toEqual([
      "speedB: At least one of the speeds must be more than 0.",
    ]);
  });

  it("catches up at the difference of the speeds", () => {
    const inputs = { mode: "overtake", ...METRIC, distance: 10, delayMinutes: 15 };
    expect(outputsOf(travel, inputs)).toMatchObject({ catches: true, catchSeconds: 9900, catchKm: 220 });
    // 80 km/h behind 70 km/h, also when there is no distance between them.
    expect(outputsOf(travel, { ...inputs, distance: 0 }).closingSpeedKmh).toBe(10);
    expect(outputsOf(travel, { ...inputs, speedB: 70 })).toMatchObject({
      catches: false,
      catchSeconds: null,
      catchKm: null,
    });
    expect(headlineOf(travel, { ...inputs, speedB: 70 }).figure).toBe("never");
    // Speeds in scientific notation are subtracted, too.
    expect(lines({ ...inputs, speedA: 1e-9, speedB: 5e-9 })).toContain(
      "B gains on A at the difference of the speeds | 5 × 10⁻⁹ − 1 × 10⁻⁹ | 4 × 10⁻⁹ km/h",
    );
  });
});

describe("boats and streams", () => {
  it("adds the stream going down and subtracts it going up", () => {
    expect(outputsOf(travel, { mode: "stream", ...METRIC, distance: 30 })).toMatchObject({
      downstreamKmh: 15,
      upstreamKmh: 9,
      downstreamSeconds: 7200,
      upstreamSeconds: 12_000,
      roundTripSeconds: 19_200,
      roundTripAverageKmh: 11.25,
    });
  });

  it("finds both speeds from the speeds upstream and downstream", () => {
    const inputs = { mode: "stream", ...METRIC, streamGiven: "up-and-down" };
    expect(outputsOf(travel, inputs)).toMatchObject({ stillKmh: 9, streamKmh: 2 });
    expect(messages({ ...inputs, downstreamSpeed: 3 })).toEqual([
      "downstreamSpeed: The speed downstream must be at least the speed upstream.",
    ]);
  });

  it("makes no headway against a stream as fast as the boat", () => {
    expect(outputsOf(travel, { mode: "stream", ...METRIC, streamSpeed: 12 })).toMatchObject({
      upstreamKmh: 0,
      upstreamSeconds: null,
      roundTripSeconds: null,
      roundTripAverageKmh: null,
    });
  });
});

describe("trains", () => {
  const inputs = { mode: "train", ...METRIC, speedA: 72, speedB: 36 };

  it.each([
    // 400 m at 20, 10 and 30 m/s
    ["stationary", 20, 72],
    ["same", 40, 36],
    ["opposite", 400 / 30, 108],
  ])("%s", (direction, crossingSeconds, relativeSpeedKmh) => {
    const outputs = outputsOf(travel, { ...inputs, direction });
    expect(outputs.crossingSeconds).toBeCloseTo(crossingSeconds, 12);
    expect(outputs.relativeSpeedKmh).toBe(relativeSpeedKmh);
  });

  it.each([
    ["same", 72, 72, "They never pass each other at equal speeds"],
    ["opposite", 0, 0, "They never pass each other while both stand still"],
    ["stationary", 0, 72, "The train never passes B while it stands still"],
  ])("never pass in direction %s at %s and %s km/h", (direction, speedA, speedB, sentence) => {
    const still = { ...inputs, direction, speedA, speedB };
    expect(outputsOf(travel, still).crossingSeconds).toBeNull();
    const { before, figure, after } = headlineOf(travel, still);
    expect(`${before} ${figure} ${after}`).toBe(sentence);
  });

  it("need lengths", () => {
    expect(messages({ ...inputs, lengthA: 0, lengthB: 0 })).toEqual([
      "lengthB: The lengths must add up to more than 0.",
    ]);
  });
});

it("accepts a pace where speeds are added, but not a pace of 0", () => {
  // 6:00 and 4:00 per km are 10 and 15 km/h.
  const inputs = {
    mode: "meet",
    distance: 5,
    distanceUnit: "kilometer",
    speedUnit: "pace-min-per-km",
    speedA: 6,
    speedB: 4,
  };
  expect(outputsOf(travel, inputs)).toMatchObject({ closingSpeedKmh: 25, meetSeconds: 720 });
  expect(messages({ ...inputs, speedA: 0 })).toEqual(["speedA: A pace must be more than 0 minutes."]);
});

it.each([
  {},
  { solveFor: "distance", distanceUnit: "yard", seconds: 7 },
  { solveFor: "time", speedUnit: "knot" },
  { solveFor: "time", speedUnit: "pace-min-per-km", speed: 4.75 },
  { mode: "legs", speedUnit: "pace-min-per-mile" },
  { mode: "meet", delayMinutes: 25 },
  { mode: "meet", delayMinutes: 600 },
  { mode: "overtake", delayMinutes: 10, distanceUnit: "foot" },
  { mode: "stream", distance: 17 },
  { mode: "stream", streamGiven: "up-and-down" },
  { mode: "train", direction: "opposite", lengthUnit: "foot" },
])("every step of %j adds up", (inputs) => {
  const steps = workingOf(travel, modelOf(travel, inputs), new Format());
  const { faults, evaluated } = checkWorking(steps);
  expect(faults).toEqual([]);
  expect(evaluated).toBeGreaterThan(1);
});

describe("the graph", () => {
  const [graph] = tabs;
  const draw = (inputs: JsonObject) => {
    const model = modelOf(travel, inputs);
    const outputs = outputsOf(travel, inputs);
    return graph && "chart" in graph
      ? graph.chart({ model, outputs, inputs: model.inputs, format: new Format() })
      : null;
  };

  it("is flat during stops", () => {
    const legs: Record<string, number>[] = [
      { distance: 60, speed: 40, stopMinutes: 30 },
      { distance: 60, speed: 60 },
    ];
    expect(draw({ mode: "legs", legs })).toMatchObject({
      x: { values: [0, 90, 120, 180] },
      series: [{ values: [0, 60, 60, 120] }],
    });
  });

  it("has lines that cross where two meet and where one is caught", () => {
    expect(draw({ mode: "meet", ...METRIC, distance: 300 })).toMatchObject({
      x: { values: [0, 120, 150] },
      series: [{ values: [0, 140, 175] }, { values: [300, 140, 100] }],
    });
    expect(draw({ mode: "overtake", ...METRIC, distance: 10 })).toMatchObject({
      series: [{ values: [10, 80, 97.5] }, { values: [0, 80, 100] }],
    });
    expect(draw({ mode: "train" })).toBeNull();
  });
});

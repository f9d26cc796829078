/** Drawings and charts of the electronics tools. */
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import type { AnyView } from "../../../site/kit";
import { caption, circles, DrawnTools, lines, texts } from "../../../site/testing/read-drawing";

const tools = new DrawnTools(
  import.meta.glob<AnyCalculator>("./tools/*.ts", { import: "default", eager: true }),
  import.meta.glob<AnyView>("./tools/*.view.tsx", { import: "default", eager: true }),
);
const draw = tools.draw.bind(tools);
const sketch = tools.sketch.bind(tools);

beforeAll(() => tools.prepare());

const near = (value: number, digits = 6) => expect.closeTo(value, digits);
/** Start and end points of the ink lines. */
const ends = (html: string) =>
  lines(html, "ink").map((d) => [/^M[\d. ]+/.exec(d)?.[0].slice(1), d.slice(d.lastIndexOf("L") + 1)].join(" to "));

describe("simple circuits", () => {
  it("draw a source and a resistor for Ohm’s law", () => {
    const html = sketch("ohms-law", { known: "v-r", voltage: 12, resistance: 480 });
    expect(caption(html)).toBe("12 V drives 25 mA through 480 Ω, which turns 300 mW into heat.");
    expect(texts(html)).toEqual([
      ...["V at 84 88", "12 V at 84 104", "R at 268 88", "480 Ω at 268 104", "25 mA at 145 20"],
    ]);
    expect(lines(html, "green")).toEqual(["M120 30L170 30"]);
    // Source, wire, resistor and wire form a loop.
    expect(ends(html)).toEqual([
      ...["60 30 to 60 86", "44 86 to 76 86", "52 94 to 68 94", "60 94 to 60 150"],
      ...["60 30 to 250 30", "250 30 to 250 150", "250 150 to 60 150"],
    ]);
  });

  it("draw a battery and its load", () => {
    // 80% of 2,500 mAh
    const html = sketch("battery-life");
    expect(caption(html)).toBe("2,000 of 2,500 mAh can be used; the load takes 45 mA.");
    expect(texts(html)).toEqual([
      ...["Battery at 64 93", "2,500 mAh at 64 109", "Load at 248 93", "45 mA at 248 109", "45 mA at 135 28"],
    ]);
    expect(lines(html, "green")).toEqual(["M110 40L160 40"]);
    expect(ends(html).slice(4)).toEqual(["40 40 to 230 40", "230 40 to 230 150", "230 150 to 40 150"]);
    // 30 mA for 20 of every 60 seconds and nothing in between is 10 mA on average.
    const cycle = { loadKind: "duty-cycle", activeMa: 30, sleepMa: 0, activeSeconds: 20, periodSeconds: 60 };
    expect(caption(sketch("battery-life", cycle))).toBe(
      "2,000 of 2,500 mAh can be used; the load takes 10 mA on average.",
    );
    expect(caption(sketch("battery-life", { selfDischargePercentPerMonth: 5 }))).toMatch(
      /the load takes 45 mA and self-discharge [\d.]+ µA\.$/,
    );
  });

  it("draw a capacitor and its source", () => {
    // 4,700 µF × 50 V = 235 mC, and half of that times 50 V.
    const html = sketch("capacitor-energy", { capacitance: 4.7e-3, voltage: 50 });
    expect(caption(html)).toBe("50 V pushes 235 mC onto the plates; the field between them holds 5.875 J.");
    expect(texts(html)).toEqual(["V at 64 78", "50 V at 64 94", "C at 242 78", "4,700 µF at 242 94"]);
    expect(ends(html)).toEqual([
      ...["40 20 to 40 76", "24 76 to 56 76", "32 84 to 48 84", "40 84 to 40 140", "40 20 to 220 20"],
      ...["220 20 to 220 76", "206 76 to 234 76", "206 84 to 234 84", "220 84 to 220 140", "220 140 to 40 140"],
    ]);
  });

  it("draw the branches of a current divider", () => {
    // 600, 300 and 200 Ω in parallel are 100 Ω, so 300 mA makes 30 V.
    const html = sketch("current-divider", { totalCurrent: 0.3, values: "600, 300, 200" });
    expect(caption(html)).toBe("300 mA splits between the branches, with 30 V across each of them.");
    expect(texts(html)).toEqual([
      ...["300 mA at 42 28", "600 Ω at 88 83", "50 mA at 88 99", "300 Ω at 188 83", "100 mA at 188 99"],
      ...["200 Ω at 288 83", "150 mA at 288 99"],
    ]);
    expect(lines(html, "green")).toEqual(["M10 40L70 40"]);
    expect(lines(html, "ink")[0]).toBe("M10 130L70 130");
    expect(circles(html, "disc-green")).toEqual([[10, 130, 4]]);
  });

  it("draw one LED or several in series", () => {
    // 7 V at 20 mA is 350 Ω; the next E24 value is 360 Ω.
    const html = sketch("led-resistor");
    expect(caption(html)).toBe("19.44 mA flows through 360 Ω and the LED from 9 V.");
    expect(texts(html)).toEqual([
      ...["Supply at 84 98", "9 V at 84 114", "R at 160 24", "360 Ω at 160 66", "LED at 278 98", "2 V at 278 114"],
    ]);
    expect(ends(html).slice(-2)).toEqual(["260 110 to 260 160", "260 160 to 60 160"]);
    const two = sketch("led-resistor", { ledsInSeries: 2 });
    expect(caption(two)).toMatch(/and 2 LEDs from 9 V\.$/);
    expect(texts(two).slice(-2)).toEqual(["2 LEDs at 278 98", "4 V at 278 114"]);
  });

  it("draw a voltage divider with or without a load", () => {
    const html = sketch("voltage-divider", { inputVoltage: 12, resistor1: 10_000, resistor2: 5000 });
    expect(caption(html)).toBe("12 V at the top, 4 V between R1 and R2.");
    expect(texts(html)).toEqual([
      ...["R1 at 78 68", "10 kΩ at 78 84", "R2 at 78 173", "5 kΩ at 78 189"],
      ...["12 V at 70 24", "4 V at 210 124", "0 V at 70 234"],
    ]);
    expect(ends(html)).toEqual(["60 20 to 60 120", "60 120 to 60 230", "60 120 to 200 120"]);
    expect(circles(html, "disc-green").map(([x, y]) => [x, y])).toEqual([
      [60, 20],
      [200, 120],
      [60, 230],
    ]);
    // 10 kΩ in parallel with 10 kΩ is 5 kΩ.
    const loaded = sketch("voltage-divider", {
      inputVoltage: 12,
      resistor1: 10_000,
      resistor2: 10_000,
      loadResistance: 10_000,
    });
    expect(caption(loaded)).toBe("12 V at the top, 4 V between R1 and R2, loaded with 10 kΩ.");
    expect(texts(loaded)).toContain("Load at 218 173");
    expect(texts(loaded).join()).not.toContain("0 V at 70 234");
    expect(ends(loaded).slice(-2)).toEqual(["200 120 to 200 230", "200 230 to 60 230"]);
    expect(draw("voltage-divider").figures).toEqual([
      "unloadedVoltage",
      "current",
      "theveninResistance",
      "power1",
      "power2",
    ]);
  });

  it("draw an LM317 and its resistors", () => {
    // 1.25 V × (1 + 1,680/240) + 50 µA × 1.68 kΩ = 10.084 V
    const html = sketch("regulator-lm317", { resistor1: 240, resistor2: 1680 });
    expect(caption(html)).toBe("The LM317 holds 1.25 V across R1; the same current in R2 lifts the output to 10.08 V.");
    expect(texts(html)).toEqual([
      ...["LM317 at 120 61.5", "In at 76 48", "Out at 164 48", "Adj at 120 80"],
      ...["R1 at 233 95.5", "240 Ω at 233 111.5", "R2 at 233 180.5", "1.68 kΩ at 233 196.5"],
      ...["Input at 20 45", "10.08 V at 295 45"],
    ]);
    expect(ends(html)).toEqual([
      ...["20 55 to 70 55", "70 30 to 70 30", "170 55 to 295 55", "215 55 to 215 140", "120 85 to 215 140"],
      ...["215 140 to 215 225", "203 225 to 227 225", "208 230 to 222 230", "213 235 to 217 235"],
    ]);
    expect(circles(html, "disc-ink").map(([, y]) => y)).toEqual([55, 140]);
    expect(circles(html, "disc-green").map(([x]) => x)).toEqual([20, 295]);
  });

  it("draw parts in series and in parallel", () => {
    const html = sketch("series-parallel", { values: "600, 300, 200" });
    expect(caption(html)).toBe("In series they make 1.1 kΩ, in parallel 100 Ω.");
    expect(texts(html).filter((text) => /^(In |R|[36]00|200)/.test(text))).toEqual([
      ...["In series at 10 14", "R1 at 61.67 34", "600 Ω at 61.67 76", "R2 at 165 34", "300 Ω at 165 76"],
      ...["R3 at 268.33 34", "200 Ω at 268.33 76", "In parallel at 10 112"],
      ...texts(html).slice(8),
    ]);
    expect(
      texts(html)
        .slice(8)
        .map((text) => text.split(" at ")[0]),
    ).toEqual([...["R1", "600 Ω", "R2", "300 Ω", "R3", "200 Ω"]]);
    expect(circles(html, "disc-green").map(([x, y]) => [x, y])).toEqual([
      [10, 50],
      [320, 50],
      [10, 135],
      [10, 225],
    ]);
    expect(lines(html, "ink")).toContain("M10 135L30 135");
    expect(lines(html, "ink")).toContain("M10 225L30 225");
    // Two capacitors of 2 µF in series make 1 µF.
    const capacitors = sketch("series-parallel", { componentKind: "capacitor", values: "2u, 2u" });
    expect(caption(capacitors)).toBe("In series they make 1 µF, in parallel 4 µF.");
    expect(texts(capacitors)[1]).toMatch(/^C1 at /);
    expect(texts(sketch("series-parallel", { componentKind: "inductor", values: "2m, 2m" }))[1]).toMatch(/^L1 at /);
  });
});

describe("time constants", () => {
  /** 10 kΩ × 50 µF is half a second. */
  const CHARGED = { resistance: 10_000, capacitance: 50e-6, supplyVoltage: 10 };

  it("mark the charging and discharging curves of a capacitor", () => {
    const html = sketch("rc-circuit", CHARGED);
    expect(caption(html)).toBe("10 V charges the capacitor to 63% in 500 ms.");
    expect(texts(html)).toEqual([
      ...["V at 84 98", "10 V at 84 114", "R at 160 24", "10 kΩ at 160 66", "C at 282 98", "50 µF at 282 114"],
    ]);
    expect(ends(html).at(-1)).toBe("260 160 to 60 160");
    const chart = draw("rc-circuit", CHARGED).lines("Charging and discharging");
    expect([chart.x.label, chart.y.label]).toEqual(["Time", "Voltage"]);
    expect(chart.x.values).toHaveLength(61);
    expect(chart.x.values.at(-1)).toBeCloseTo(2.5, 9);
    expect([chart.x.format(0.5), chart.y.format(3.3)]).toEqual(["500\u00a0ms", "3.3\u00a0V"]);
    // 63.2% and 36.8% after one time constant, 99.3% and 0.7% after five.
    const valuesAt = (i: number) => chart.series.map(({ values }) => Number(values[i]?.toFixed(2)));
    expect([valuesAt(0), valuesAt(12), valuesAt(60)]).toEqual([
      [0, 10],
      [6.32, 3.68],
      [9.93, 0.07],
    ]);
    expect(chart.series.map(({ label, color }) => [label, color])).toEqual([
      ["Charging", "green"],
      ["Discharging", "ochre"],
    ]);
    expect(chart.marks).toEqual(
      [1, 2, 3, 4, 5].map((count) => ({ x: near(count / 2), label: count === 1 ? "τ" : `${count}τ` })),
    );
    expect(chart.caption).toBe(
      "6.32\u00a0V, 63% of the final value, is reached after one time constant, and 99% after five.",
    );
    expect(draw("rc-circuit", { supplyVoltage: 0 }).charts("Charging and discharging")).toEqual([]);
  });

  it("belong to the rising current of an inductor, too", () => {
    const drawn = draw("rl-circuit");
    const chart = drawn.lines("Current over time");
    expect([chart.x.label, chart.y.label]).toEqual(["Time", "Current"]);
    expect(chart.series.map(({ label }) => label)).toEqual(["Current"]);
    expect(chart.y.format(0.5)).toBe("500\u00a0mA");
    const html = sketch("rl-circuit");
    expect(caption(html)).toMatch(/^The current reaches 63% of its final value in [\d.]+ [mµ]?s\.$/);
    expect(texts(html).map((text) => text.split(" at ")[0])).toEqual([
      ...["V", expect.stringMatching(/ V$/), "R", expect.stringMatching(/Ω$/), "L", expect.stringMatching(/H$/)],
    ]);
    expect(ends(html).at(-1)).toBe("260 160 to 60 160");
  });
});

describe("a filter", () => {
  it.each([
    ["rc-low-pass", "R at 110 34", "C at 212 95.5"],
    ["rc-high-pass", "C at 110 30", "R at 208 95.5"],
    ["rl-low-pass", "L at 110 34", "R at 208 95.5"],
    ["rl-high-pass", "R at 110 34", "L at 208 95.5"],
  ])("%s has each part in its place", (filterKind, along, across) => {
    const names = texts(sketch("filter", { filterKind })).filter((text) => /^[RCL] at/.test(text));
    expect(names.map((text) => text.split(" ").slice(0, 3).join(" "))).toEqual(
      [along, across].map((text) => text.split(" ").slice(0, 3).join(" ")),
    );
    expect(names[0]).toBe(along);
  });

  it("says what share of the input reaches the output", () => {
    const html = sketch("filter");
    // ω R C = 2π × 5,000 × 1,600 × 10⁻⁷ = 5.027: 1 ÷ √(1 + 25.27)
    expect(caption(html)).toBe("At 5 kHz, 19.51% of the input voltage reaches the output.");
    expect(texts(html)).toEqual([
      ...["R at 110 34", "1.6 kΩ at 110 76", "C at 212 95.5", "100 nF at 212 111.5"],
      ...["Input at 30 40", "Output at 280 40"],
    ]);
    expect(lines(html, "ink").at(-1)).toBe("M190 50L280 50");
    expect(circles(html, "disc-ink")).toEqual([[190, 50, 3]]);
    expect(circles(html, "disc-green")).toEqual([
      [30, 50, 4],
      [280, 50, 4],
    ]);
    expect(draw("filter").figures).toEqual(["gain", "gainDb", "phase"]);
  });

  it("has a Bode plot around its cutoff", () => {
    const drawn = draw("filter");
    const [gain, phase] = [drawn.lines("Bode plot"), drawn.lines("Bode plot", 1)];
    const cutoff = Math.log10(1 / (2 * Math.PI * 1600 * 1e-7));
    for (const chart of [gain, phase]) {
      expect(chart.x.label).toBe("Frequency (logarithmic)");
      expect([chart.x.values[0], chart.x.values.at(-1)]).toEqual([near(cutoff - 2), near(cutoff + 2)]);
      // Four decades are labeled at 10, 100 Hz, 1 and 10 kHz.
      expect([3, 2.5].map(chart.x.format)).toEqual(["1\u00a0kHz", ""]);
      expect(chart.x.exact?.(2.5)).toBe("316\u00a0Hz");
      expect(chart.marks).toEqual([{ x: near(cutoff), label: "Cutoff" }]);
      expect(chart.y.zero).toBe(false);
    }
    // At a hundredth of the cutoff, at the cutoff, and at a hundred times the cutoff.
    const at = (chart: typeof gain) => [0, 20, 40].map((i) => Number(chart.series[0]?.values[i]?.toFixed(1)) || 0);
    expect([gain.y.label, gain.y.format(-3.01), gain.series[0]?.label, gain.series[0]?.color]).toEqual([
      ...["Gain in dB", "−3 dB", "Gain", "green"],
    ]);
    expect(at(gain)).toEqual([0, -3, -40]);
    expect(gain.caption).toBe(
      "The gain is 3 dB down at 994.7\u00a0Hz and falls by 20 dB for every factor of ten above it.",
    );
    expect([phase.y.label, phase.y.format(-45.04), phase.series[0]?.label, phase.series[0]?.color]).toEqual([
      ...["Phase", "−45°", "Phase", "blue"],
    ]);
    expect(at(phase)).toEqual([-0.6, -45, -89.4]);
    expect(phase.caption).toBe("The phase passes −45° at the cutoff.");
    const high = draw("filter", { filterKind: "rc-high-pass" });
    expect(high.lines("Bode plot").caption).toMatch(/for every factor of ten below it\.$/);
    expect(high.lines("Bode plot", 1).caption).toBe("The phase passes 45° at the cutoff.");
  });
});

describe("the drawing of an op-amp", () => {
  const amplifier = (given = {}) => sketch("op-amp", given);
  const size = (html: string) => /viewBox="0 0 (\d+ \d+)"/.exec(html)?.[1];

  it("connects the inverting amplifier's input to the feedback, and the other one to ground", () => {
    // −47/10 × 0.5 V
    const html = amplifier();
    expect(caption(html)).toBe("−2.35 V at the output.");
    expect(size(html)).toBe("350 180");
    expect(texts(html)).toEqual([
      ...["− at 182 94", "+ at 182 134", "−2.35 V at 294 114", "Feedback at 203 19", "47 kΩ at 203 61"],
      ...["Input at 97.5 74", "10 kΩ at 97.5 116", "500 mV at 45 80"],
    ]);
    expect(lines(html, "ink")).toContain("M172 130L160 130L160 155");
    expect(ends(html)).toEqual([
      ...["150 90 to 172 90", "172 68 to 172 68", "244 110 to 284 110", "150 90 to 150 35", "150 35 to 256 35"],
      ...["256 35 to 256 110", "45 90 to 150 90", "172 130 to 160 155"],
      ...["148 155 to 172 155", "153 160 to 167 160", "158 165 to 162 165"],
    ]);
    expect(circles(html, "disc-ink")).toEqual([
      [256, 110, 3],
      [150, 90, 3],
    ]);
  });

  it("connects the non-inverting amplifier's input to the plus", () => {
    // (1 + 47/10) × 0.5 V
    const html = amplifier({ opAmpKind: "non-inverting" });
    expect(caption(html)).toBe("2.85 V at the output.");
    expect(size(html)).toBe("350 180");
    expect(texts(html).slice(3)).toEqual([
      ...["Feedback at 203 19", "47 kΩ at 203 61", "To ground at 97.5 74", "10 kΩ at 97.5 116", "500 mV at 45 150"],
    ]);
    expect(lines(html, "ink")).toContain("M45 90L45 102");
    expect(lines(html, "ink")).toContain("M172 130L150 130L150 160L45 160");
  });

  it("shows a buffer with a wire as its feedback", () => {
    const html = amplifier({ opAmpKind: "buffer" });
    expect(caption(html)).toBe("500 mV at the output.");
    expect(size(html)).toBe("350 165");
    expect(texts(html).slice(2)).toEqual(["500 mV at 294 114", "500 mV at 45 120"]);
    expect(lines(html, "ink")).toContain("M150 90L150 35L256 35");
    expect(lines(html, "ink")).toContain("M172 130L45 130");
  });

  it("shows a differential amplifier with two inputs", () => {
    // 4.7 × (1 − 0.5) V
    const html = amplifier({ opAmpKind: "differential" });
    expect(caption(html)).toBe("2.35 V at the output.");
    expect(size(html)).toBe("350 280");
    expect(texts(html).slice(5)).toEqual([
      ...["Input at 97.5 74", "10 kΩ at 97.5 116", "500 mV at 45 80"],
      ...["Input at 97.5 154", "10 kΩ at 97.5 196", "1 V at 45 160"],
      ...["Same as feedback at 168 213", "47 kΩ at 168 229"],
    ]);
    expect(lines(html, "ink")).toContain("M172 130L150 130L150 170");
    expect(circles(html, "disc-ink").at(-1)).toEqual([150, 170, 3]);
    expect(ends(html).slice(-4)).toEqual([
      ...["150 170 to 150 260", "138 260 to 162 260", "143 265 to 157 265", "148 270 to 152 270"],
    ]);
  });

  it("shows a summing amplifier with a row for each input, at most four", () => {
    const input = (voltage: number) => ({ voltage, resistor: 47_000 });
    const html = amplifier({ opAmpKind: "summing", summingInputs: [input(1), input(2)] });
    expect(caption(html)).toBe("−3 V at the output.");
    expect(size(html)).toBe("350 192");
    expect(texts(html).slice(5)).toEqual([
      ...["R1 at 82.5 74", "47 kΩ at 82.5 116", "1 V at 35 80"],
      ...["R2 at 82.5 136", "47 kΩ at 82.5 178", "2 V at 35 142"],
    ]);
    expect(lines(html, "ink")).toContain("M150 90L130 90L130 152");
    expect(size(amplifier({ opAmpKind: "summing", summingInputs: [input(1)] }))).toBe("350 180");
    const five = amplifier({ opAmpKind: "summing", summingInputs: [1, 1, 1, 1, 1].map(input) });
    expect(caption(five)).toBe("−5 V at the output. The first 4 of 5 inputs are drawn.");
    expect(texts(five).join()).toContain("R4");
    expect(texts(five).join()).not.toContain("R5");
  });

  it("says when the supply limits the output", () => {
    expect(caption(amplifier({ inputVoltage: 5 }))).toBe("−12 V at the output, limited by the supply.");
  });
});

describe("AC circuits", () => {
  /** 30 Ω, and reactances of 80 and 40 Ω at 1,000 ÷ 2π Hz: 30 + 40i Ω, so 50 Ω. */
  const SERIES = {
    topology: "series",
    ...{ resistance: 30, resistanceUnit: "ohm", inductance: 0.08, inductanceUnit: "henry" },
    ...{
      capacitance: 25e-6,
      capacitanceUnit: "farad",
      frequency: 1000 / (2 * Math.PI),
      frequencyUnit: "hertz",
    },
  };

  it("draw parts in series", () => {
    const html = sketch("rlc-circuit", SERIES);
    expect(html.match(/<figcaption>.*?<\/figcaption>/g)).toEqual([
      "<figcaption>30 Ω, 80 mH, and 25 µF in series at 159.2 Hz.</figcaption>",
      "<figcaption>50 Ω: 30 Ω of resistance, 40 Ω of reactance. The current lags behind the voltage by 53.13°.</figcaption>",
    ]);
    expect(
      texts(html)
        .slice(0, 7)
        .map((text) => text.replace(/ at .*/, "")),
    ).toEqual([...["159.2 Hz", "R", "30 Ω", "L", "80 mH", "C", "25 µF"]]);
    expect(texts(html)).toContain("R at 85 24");
    expect(texts(html)).toContain("L at 175 24");
    expect(texts(html)).toContain("C at 265 20");
    expect(lines(html, "ink")).toContain("M310 40L310 150L40 150");
  });

  it("draw parts in parallel", () => {
    const html = sketch("rlc-circuit", { ...SERIES, topology: "parallel" });
    expect(caption(html)).toBe("30 Ω, 80 mH, and 25 µF in parallel at 159.2 Hz.");
    expect(texts(html)).toContain("R at 148 93");
    expect(texts(html).join()).toMatch(/L at 228 93/);
    expect(lines(html, "ink")).toContain("M40 40L290 40");
    expect(lines(html, "ink")).toContain("M40 150L290 150");
  });

  it("draw the impedance as an arrow", () => {
    // 95 long: 57 to the right and 76 up.
    const html = sketch("rlc-circuit", SERIES);
    expect(lines(html, "green")).toEqual(["M130 130L187 54"]);
    expect(lines(html, "blue")).toEqual(["M130 130L187 130"]);
    expect(lines(html, "ochre")).toEqual(["M187 130L187 54"]);
    expect(lines(html, "soft")).toEqual(["M10 130L260 130", "M130 250L130 10"]);
    expect(texts(html).slice(-3)).toEqual(["Resistance at 266 134", "Reactance at 140 16", "50 Ω at 197 48"]);
    // Reactances of 40 and 80 Ω: 40 Ω the other way.
    const leading = sketch("rlc-circuit", { ...SERIES, inductance: 0.04, capacitance: 12.5e-6 });
    expect(leading).toContain("50 Ω: 30 Ω of resistance, −40 Ω of reactance. The current leads the voltage by 53.13°.");
    expect(lines(leading, "green")).toEqual(["M130 130L187 206"]);
    expect(texts(leading).at(-1)).toBe("50 Ω at 197 220");
    const alone = sketch("rlc-circuit", { ...SERIES, components: "r" });
    expect(alone).toContain("The current is in phase with the voltage.");
    expect(alone).toContain("<figcaption>30 Ω at 159.2 Hz.</figcaption>");
  });

  it("have a peak at resonance", () => {
    const drawn = draw("rlc-circuit", SERIES);
    const charts = [0, 1, 2].map((place) => drawn.lines("Frequency response", place));

    // 1 ÷ √(0.08 × 25 × 10⁻⁶) = 707.1 rad/s
    const resonance = Math.log10(Math.SQRT1_2 * (1000 / (2 * Math.PI)));
    for (const { x, marks } of charts) {
      expect(x.label).toBe("Frequency (logarithmic)");
      expect(x.format(2)).toBe("100\u00a0Hz");
      expect(marks).toEqual([
        { x: near(resonance), label: "Resonance" },
        { x: near(Math.log10(1000 / (2 * Math.PI))), label: "Yours" },
      ]);
    }
    expect(charts.map(({ y, series }) => [y.label, series[0]?.label, series[0]?.color])).toEqual([
      ["Current as a share of its peak", "Current", "green"],
      ["Impedance (logarithmic)", "Impedance", "ochre"],
      ["Phase", "Phase", "blue"],
    ]);
    expect(charts.map(({ y }) => y.format(2))).toEqual(["2%", "100\u00a0Ω", "2°"]);
    expect(charts.map(({ y }) => y.zero)).toEqual([undefined, false, false]);
    // At resonance the current is 100% of its peak, the impedance 30 Ω and the phase 0.
    const middle = charts.map(({ series }) => series[0]?.values[30]);
    expect(middle).toEqual([near(100, 4), near(Math.log10(30), 4), near(0, 3)]);
    // The bandwidth is R ÷ (2π × L).
    expect(charts[0]?.caption).toBe(
      "At a constant voltage the current peaks at 112.5\u00a0Hz; the bandwidth between its 70.7% points is 59.68\u00a0Hz.",
    );
    expect(charts[1]?.caption).toBe("At resonance the reactances cancel, and the impedance is smallest.");
    expect(charts[2]?.caption).toBe("Above zero the circuit acts as an inductor, below as a capacitor.");
  });

  it("have no peak without a resonance, and one of the voltage in parallel", () => {
    const noCoil = draw("rlc-circuit", { ...SERIES, components: "rc" });
    expect(noCoil.charts("Frequency response")).toHaveLength(2);
    expect(noCoil.lines("Frequency response").caption).toBe("Capacitors block low frequencies, inductors high ones.");
    const parallel = draw("rlc-circuit", { ...SERIES, topology: "parallel" });
    const voltage = parallel.lines("Frequency response");
    expect([voltage.y.label, voltage.series[0]?.label]).toEqual(["Voltage as a share of its peak", "Voltage"]);
    expect(voltage.series[0]?.values[30]).toBeCloseTo(100, 4);
    expect(voltage.caption).toMatch(/^At a constant current the voltage peaks at 112\.5/);
    expect(parallel.lines("Frequency response", 1).caption).toMatch(/the impedance is largest\.$/);
  });

  it("draw a three-phase load in star or in delta", () => {
    // 400 V ÷ √3
    const star = sketch("three-phase");
    expect(caption(star)).toBe("Each phase of the load has 230.9 V across it and carries 16 A.");
    expect(texts(star)).toEqual([
      ...["16 A at 92 28", "400 V at 58 89", "230.9 V at 238 83", "16 A at 238 99"],
      ...["L1 at 30 30", "L2 at 30 120", "L3 at 30 210"],
    ]);
    expect(ends(star)).toEqual([
      ...["30 40 to 220 40", "30 130 to 130 130", "30 220 to 220 220"],
      ...["220 40 to 220 130", "130 130 to 220 130", "220 130 to 220 220"],
    ]);
    expect(lines(star, "green")).toEqual(["M70 40L115 40"]);
    expect(lines(star, "soft")).toEqual(["M50 122L50 48", "M50 48L50 122"]);
    expect(circles(star, "disc-ink")).toEqual([[220, 130, 3]]);
    const delta = sketch("three-phase", { connection: "delta" });
    // 16 A ÷ √3
    expect(caption(delta)).toBe("Each phase of the load has 400 V across it and carries 9.238 A.");
    expect(ends(delta).slice(1)).toEqual([
      ...["30 130 to 150 130", "30 220 to 220 220", "150 40 to 150 130", "150 130 to 150 220", "220 40 to 220 220"],
    ]);
    expect(circles(delta, "disc-ink").map(([x, y]) => [x, y])).toEqual([
      [150, 40],
      [150, 130],
      [150, 220],
    ]);
  });

  it("draw a transformer with the values of both sides", () => {
    // 230 × 52/1,000, and 5 × 52/1,000.
    const html = sketch("transformer");
    expect(caption(html)).toBe(
      "230 V, 1,000 turns, 260 mA on the primary side; 11.96 V, 52 turns, 5 A on the secondary side.",
    );
    expect(texts(html)).toEqual([
      ...["230 V at 134 72", "1,000 turns at 134 90", "260 mA at 134 108"],
      ...["11.96 V at 206 72", "52 turns at 206 90", "5 A at 206 108"],
    ]);
    expect(ends(html)).toEqual([
      ...["20 20 to 148 20", "20 150 to 148 150", "192 20 to 320 20", "192 150 to 320 150"],
      ...["148 20 to 148 150", "192 150 to 192 20"],
    ]);
    expect(lines(html, "soft")).toEqual(["M167 48L167 122", "M173 48L173 122"]);
    expect(circles(html, "disc-green").map(([x, y]) => [x, y])).toEqual([
      [20, 20],
      [20, 150],
      [320, 20],
      [320, 150],
    ]);
  });
});

describe("the drawing of a 555 timer", () => {
  /** ln 2 × 0.15 µF is 0.104 ms for each kΩ. */
  const seconds = (kiloohms: number) => Math.log(2) * 0.15e-6 * 1000 * kiloohms;

  it("shows the oscillator with two resistors and two periods of its output", () => {
    const html = sketch("timer-555");
    // It charges through (5 + 3) kΩ and discharges through 3 kΩ: 11 kΩ in all.
    expect(html.match(/<figcaption>.*?<\/figcaption>/g)).toEqual([
      "<figcaption>The capacitor charges through A and B and discharges through B alone: 831.8 µs high, 311.9 µs low.</figcaption>",
      "<figcaption>Two periods of the output, 1.144 ms each.</figcaption>",
    ]);
    expect([seconds(8), seconds(3), seconds(11)].map((time) => (1e6 * time).toFixed(1))).toEqual([
      ...["831.8", "311.9", "1143.7"],
    ]);
    const names = texts(html);
    for (const name of ["Supply at 255 29", "555 at 220 151.5", "4 at 200 84", "8 at 245 84", "1 at 220 220"])
      expect(names).toContain(name);
    for (const name of ["3 at 257 154", "7 at 184 104", "6 at 184 154", "2 at 184 204", "Out at 295 154"])
      expect(names).toContain(name);
    for (const name of ["A at 78 60.5", "5 kΩ at 78 76.5", "B at 78 135.5", "3 kΩ at 78 151.5", "150 nF at 82 234"])
      expect(names).toContain(name);
    for (const path of ["M60 25L245 25L245 70", "M200 25L200 70", "M265 150L285 150", "M60 265L220 265L220 225"])
      expect(lines(html, "ink")).toContain(path);
    for (const path of ["M60 100L175 100", "M175 150L145 150L145 200L175 200", "M60 175L145 175"])
      expect(lines(html, "ink")).toContain(path);
    expect(circles(html, "disc-ink").map(([x, y]) => [x, y])).toEqual([
      [200, 25],
      [60, 100],
      [60, 175],
      [145, 175],
    ]);
    // High for 8/11 of each period, which is 150 wide.
    expect(lines(html, "green")).toEqual([
      "M15 75L15 75L15 30L124.09 30L124.09 75L165 75L165 30L274.09 30L274.09 75L315 75",
    ]);
    expect(names.slice(-2)).toEqual(["831.8 µs at 69.55 20", "311.9 µs at 144.55 93"]);
  });

  it("shows the one-shot with its pulse", () => {
    // ln 3 × 5 kΩ × 0.15 µF = 824 µs
    const html = sketch("timer-555", { timerMode: "monostable" });
    const [first, second] = html.match(/<figcaption>.*?<\/figcaption>/g) ?? [];
    expect(first).toMatch(
      /A low trigger starts the pulse; it ends after 82[45][.\d]* µs, when the capacitor reaches two thirds of the supply voltage\./,
    );
    expect(second).toMatch(/The output, high for 82[45][.\d]* µs after the trigger\./);
    expect(texts(html)).toContain("Trigger at 152 218");
    expect(texts(html)).toContain("A at 78 73");
    for (const path of ["M175 100L145 100L145 150L175 150", "M175 200L152 200", "M60 125L145 125"])
      expect(lines(html, "ink")).toContain(path);
    expect(lines(html, "green")).toEqual(["M15 75L90 75L90 30L240 30L240 75L315 75"]);
    expect(texts(html).at(-1)).toMatch(/^82[45][.\d]* µs at 165 20$/);
  });
});

describe("wires", () => {
  it("on a board are shown as a cross section, on an outer or an inner layer", () => {
    const html = sketch("trace-width");
    const outer = /^3 A in a trace on an outer layer, ([\d.]+ mm) wide and ([\d.]+ mm) thick \(not to scale\)\.$/.exec(
      caption(html) ?? "",
    );
    // One ounce of copper on a square foot is 35 µm.
    expect(outer?.[2]).toBe("0.035 mm");
    expect(texts(html)).toEqual([`${outer?.[1]} at 170 18`, "0.035 mm at 250 51"]);
    expect(html).toContain('area-soft" d="M20 54L320 54L320 120L20 120Z"');
    expect(html).toContain('area-ochre" d="M100 40L240 40L240 54L100 54Z"');
    expect(lines(html, "ochre")).toEqual(["M100 40L240 40L240 54L100 54L100 40"]);
    expect(lines(html, "soft")).toEqual(["M240 26L100 26", "M100 26L240 26"]);
    const inner = sketch("trace-width", { layer: "internal" });
    expect(caption(inner)).toContain("on an inner layer");
    expect(inner).toContain('area-ochre" d="M100 70L240 70L240 84L100 84Z"');
    expect(texts(inner)[1]).toBe("0.035 mm at 250 81");
  });

  it("are shown with their voltage drop", () => {
    const drawn = draw("voltage-drop");
    const html = sketch("voltage-drop");
    // Out and back: the 16 A flow through both wires.
    const [, wire = 0, drop = 0, left = 0] = (
      /^Each wire has ([\d.]+) mΩ\. At 16 A the wires drop ([\d.]+) V, which leaves ([\d.]+) V for the load\.$/.exec(
        caption(html) ?? "",
      ) ?? []
    ).map(Number);
    expect(drop).toBeCloseTo((2 * 16 * wire) / 1000, 2);
    expect(left).toBeCloseTo(120 - drop, 1);
    expect(texts(html).map((text) => text.replace(/ at .*/, ""))).toEqual([
      ...["Supply", "120 V", "Wire", `${wire} mΩ`, "Load", `${left} V`, "Wire", `${wire} mΩ`],
    ]);
    expect(ends(html).slice(4)).toEqual(["40 40 to 230 40", "230 40 to 230 170", "40 170 to 230 170"]);
    expect(circles(html, "line-ink")).toEqual([]);
    expect(circles(sketch("voltage-drop", { system: "single-phase" }), "line-ink")).toHaveLength(1);
    const chart = drawn.lines("Drop against length");
    expect([chart.x.label, chart.y.label]).toEqual(["One-way length", "Share of the voltage"]);
    // Half again as long as the 100 feet that were entered.
    expect([chart.x.values[0], chart.x.values.at(-1)]).toEqual([0, near(150)]);
    expect(chart.x.values).toHaveLength(21);
    expect([chart.x.format(12.5), chart.y.format(1.234)]).toEqual(["12.5 ft", "1.23%"]);
    expect(chart.series.map(({ label, color, dashed }) => [label, color, dashed])).toEqual([
      ["Drop", "green", undefined],
      ["Limit", "red", true],
    ]);
    expect(chart.series[0]?.values.at(-1)).toBeCloseTo((1.5 * 100 * drop) / 120, 2);
    expect(new Set(chart.series[1]?.values)).toEqual(new Set([3]));
    expect(chart.marks).toEqual([{ x: near(100), label: "Yours" }]);
    const reached = (3 * 100) / ((100 * drop) / 120);
    expect(chart.caption).toMatch(/^The limit of 3% is reached at [\d.]+ ft\.$/);
    expect(Number(/at ([\d.]+) ft/.exec(chart.caption)?.[1])).toBeCloseTo(reached, 1);
    expect(draw("voltage-drop", { current: 0 }).charts("Drop against length")).toEqual([]);
  });

  it("for three phases are three lines between two boxes", () => {
    const html = sketch("voltage-drop", { system: "three-phase" });
    const wires = ends(html).filter((line) => line.startsWith("95 "));
    expect(wires).toEqual(["95 45 to 245 45", "95 100 to 245 100", "95 155 to 245 155"]);
    expect(texts(html).filter((text) => text.startsWith("Wire"))).toEqual(["Wire at 170 29"]);
    expect(texts(html)).toContainEqual(expect.stringMatching(/^120 V at 52\.5 /));
    expect(texts(html)).toContainEqual(expect.stringMatching(/^Load at 287\.5 /));
    expect(html).toContain('viewBox="0 0 340 190"');
    // The drop exceeds the supply voltage.
    expect(caption(sketch("voltage-drop", { length: 10_000 }))).toMatch(/the wires drop [\d.]+ kV\.$/);
  });
});

describe("a resistor's bands", () => {
  it("are buttons that name their meaning and their next color", () => {
    const html = sketch("resistor-color-decode", { bands: "yellow violet red gold" });
    const named = [...html.matchAll(/aria-label="(Band [^"]*)"/g)].map(([, name]) => name);
    // IEC 60062: green follows yellow; silver follows gold as a tolerance.
    expect(named).toEqual([
      "Band 1, digit: yellow. Change to green",
      "Band 2, digit: violet. Change to gray",
      "Band 3, multiplier: red. Change to orange",
      expect.stringMatching(/^Band 4, tolerance: gold\. Change to \w+$/),
    ]);
    expect(html).toContain('title="gold: tolerance"');
    expect(html).toContain("Click a band to change its color.");
    expect(html).not.toContain('role="img"');
  });

  it("include three digits and a temperature coefficient if there are six", () => {
    const html = sketch("resistor-color-decode", { bands: "brown black black red brown red" });
    const meanings = [...html.matchAll(/aria-label="Band \d, ([a-z ]+):/g)].map(([, meaning]) => meaning);
    expect(meanings).toEqual(["digit", "digit", "digit", "multiplier", "tolerance", "temperature coefficient"]);
  });

  it("are a picture when a value is encoded", () => {
    const html = sketch("resistor-color-encode", { resistance: 4700, resistanceUnit: "ohm" });
    expect(html).toMatch(/role="img" aria-label="A resistor with the bands yellow, violet, red, \w+"/);
    expect(html).not.toContain("<button");
    expect(html).not.toContain("Click");
    expect(html.match(/title="[a-z]+: [a-z]+"/g)?.slice(0, 3)).toEqual([
      ...['title="yellow: digit"', 'title="violet: digit"', 'title="red: multiplier"'],
    ]);
  });
});

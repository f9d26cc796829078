import { defineCalculator, notice, step } from "../../../../core/calculator";
import { list, number, percent, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { exceeds } from "../../../../math/numbers/slack";
import { loadFields } from "../load-fields";

/** Common inverter sizes, in VA. */
const STANDARD_VA = [600, 800, 1000, 1500, 2000, 2500, 3000, 3500, 5000, 7500, 10_000];
/** Usual surge rating of an inverter for a few seconds, as a multiple of its continuous rating. */
const USUAL_SURGE = 2;

const inputs = {
  loads: list("Loads", {
    note: "Starting factor: how many times its power a load draws as it starts, about 3 to 6 for motors",
    default: [
      { name: "Fans", watts: 75, quantity: 3, startMultiplier: 1 },
      { name: "LED lights", watts: 9, quantity: 6, startMultiplier: 1 },
      { name: "Television", watts: 100, quantity: 1, startMultiplier: 1 },
      { name: "Refrigerator", watts: 150, quantity: 1, startMultiplier: 3 },
    ],
    row: { label: "Load", name: "name" },
    min: 1,
    max: 100,
    columns: {
      ...loadFields,
      startMultiplier: number("Starting factor", { default: 1, min: 1, max: 20 }),
    },
  }),
  powerFactor: number("Power factor", { default: 0.8, above: 0, max: 1, solve: true }),
  marginPercent: percent("Margin", { default: 25, min: 0, max: 1000, solve: true }),
};

type Inputs = ValuesOf<typeof inputs>;

/** What an inverter must carry: continuously, and while the most demanding motor starts. */
class Loads {
  constructor(readonly inputs: Inputs) {}

  get continuousWatts(): number {
    return this.inputs.loads.reduce((sum, { watts, quantity }) => sum + watts * quantity, 0);
  }

  /** Largest extra power that one of the loads draws while it starts. */
  get startWatts(): number {
    const present = this.inputs.loads.filter(({ quantity }) => quantity > 0);
    return Math.max(0, ...present.map(({ watts, startMultiplier }) => watts * (startMultiplier - 1)));
  }

  get surgeWatts(): number {
    return this.continuousWatts + this.startWatts;
  }

  get recommendedVa(): number {
    const { powerFactor, marginPercent } = this.inputs;
    return (this.continuousWatts / powerFactor) * (1 + marginPercent / 100);
  }

  /** Null if even the largest standard size is too small. */
  get standardVa(): number | null {
    return STANDARD_VA.find((size) => !exceeds(this.recommendedVa, size)) ?? null;
  }
}

const output = outputsOf<Loads>();
const watts = { unit: "W", digits: { significant: 7 } } as const;

export default defineCalculator({
  inputs,
  outputs: {
    continuousWatts: output.number("Continuous load", { ...watts }),
    surgeWatts: output.number("Load while starting", { ...watts }),
    recommendedVa: output.number("Rating with margin", { unit: "VA", digits: { significant: 7 }, solve: true }),
    standardVa: output.integer("Standard size", { unit: "VA", optional: true, solve: true }),
  },
  derive: (values: Inputs) => new Loads(values),
  headline({ standardVa, recommendedVa, continuousWatts, startWatts, surgeWatts, inputs: { marginPercent } }, format) {
    const loads = `${format.significant(continuousWatts)} W`;
    return {
      label: "Inverter",
      before: `For a continuous load of ${loads} with a margin of ${format.percent(marginPercent)}, buy an inverter of`,
      figure: `${standardVa === null ? format.significant(recommendedVa) : format.number(standardVa)} VA`,
      after: standardVa === null ? "or more; that is above the standard sizes." : ".",
      ...(startWatts > 0 && {
        second: `While the largest motor starts, it must carry ${format.significant(surgeWatts)} W.`,
      }),
    };
  },
  notices({ surgeWatts, standardVa, recommendedVa, inputs: { powerFactor } }, format) {
    const rated = (standardVa ?? recommendedVa) * powerFactor;
    return surgeWatts > USUAL_SURGE * rated
      ? [
          notice(
            "high-surge",
            `Starting takes ${format.significant(surgeWatts)} W, more than twice the ${format.significant(rated)} W of this inverter: choose one whose surge rating is that high.`,
          ),
        ]
      : [];
  },
  working: (model, format) => {
    const { inputs: given, continuousWatts, startWatts, surgeWatts, recommendedVa, standardVa } = model;
    const number = (value: number) => format.number(value);
    return [
      step(
        "Continuous load, W",
        given.loads.map((load) => `${number(load.watts)} × ${number(load.quantity)}`).join(" + "),
        number(continuousWatts),
      ),
      step(
        "While the largest motor starts, W",
        `${number(continuousWatts)} + ${number(startWatts)}`,
        number(surgeWatts),
      ),
      step(
        "Rating with margin, VA",
        `${number(continuousWatts)} ÷ ${number(given.powerFactor)} × (1 + ${format.percent(given.marginPercent, 12)})`,
        number(recommendedVa),
      ),
      step(
        "Next standard size",
        `of ${STANDARD_VA.map(number).join(", ")} VA`,
        standardVa === null ? "None is large enough" : `${number(standardVa)} VA`,
      ),
    ];
  },
});

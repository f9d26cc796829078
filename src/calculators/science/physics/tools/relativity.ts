import { InputError } from "../../../../core/calculator";
import { SPEED_OF_LIGHT } from "../../../../data/physics/constants";
import length from "../../../../data/units/length.json";
import mass from "../../../../data/units/mass.json";
import speed from "../../../../data/units/speed.json";
import time from "../../../../data/units/time.json";
import { defineLaw } from "../../../../fieldsets/law";
import { withSymbol } from "../../../../fieldsets/quantity";
import { shareOfLight, shortOfLight } from "../../../../math/units/share-of-light";

/** OpenStax, University Physics 3, sections 5.3, 5.4, 5.8 and 5.9. */
export default defineLaw({
  variables: {
    velocity: {
      label: "Velocity",
      symbol: "v",
      quantity: { rows: speed, unit: "meter-per-second" },
      default: 0.95,
      exampleUnit: "speed-of-light",
    },
    properTime: {
      label: "Proper time",
      symbol: "t₀",
      quantity: { rows: time, unit: "second" },
      default: 2.2e-6,
      above: 0,
      note: "On the moving clock; 2.2 µs is the lifetime of a muon",
    },
    properLength: {
      label: "Proper length",
      symbol: "L₀",
      quantity: { rows: length, unit: "meter" },
      default: 10,
      above: 0,
      note: "Measured at rest relative to the object",
    },
    restMass: {
      label: "Rest mass",
      symbol: "m",
      quantity: { rows: mass, unit: "kilogram" },
      default: 1,
      above: 0,
    },
    beta: { label: "Fraction of the speed of light", symbol: "β", supplied: "v ÷ c" },
    // Not computed as 1 − β in doubles, which would lose its digits close to the speed of light.
    oneMinusBeta: { label: "Fraction below the speed of light", symbol: "δ", supplied: "1 − |β|", shown: "more" },
    gamma: { label: "Lorentz factor", symbol: "γ", shown: "more" },
  },
  constants: { c: { value: SPEED_OF_LIGHT, unit: "m/s" } },
  law: "γ = 1 ÷ √(1 − β²)",
  solveFor: { gamma: "1 ÷ √(δ × (2 − δ))" },
  extras: {
    // Not γ − 1, which has hardly any digits left at the speed of a car.
    gammaMinusOne: {
      label: "Lorentz factor − 1",
      symbol: "k",
      formula: "β² ÷ (√(δ × (2 − δ)) × (1 + √(δ × (2 − δ))))",
    },
    dilatedTime: { label: "Dilated time", unit: "s", formula: "γ × t₀" },
    contractedLength: { label: "Contracted length", unit: "m", formula: "L₀ ÷ γ" },
    restEnergy: { label: "Rest energy", symbol: "E₀", unit: "J", formula: "m × c²", shown: "more" },
    totalEnergy: { label: "Total energy", unit: "J", formula: "γ × E₀" },
    kineticEnergy: { label: "Kinetic energy", unit: "J", formula: "k × E₀" },
    momentum: { label: "Momentum", unit: "kg·m/s", formula: "γ × m × v" },
  },
  supply: (_, { velocity, velocityUnit }) => ({
    beta: shareOfLight(speed, Number(velocity), String(velocityUnit)),
    oneMinusBeta: shortOfLight(speed, Number(velocity), String(velocityUnit)),
  }),
  refuse({ oneMinusBeta = 1 }) {
    if (oneMinusBeta <= 0) throw new InputError("velocity", "Velocity must be less than the speed of light.");
  },
  // Shows all the digits that were typed: at 0.999999991 c every one of them matters.
  sentence: (_, { inputs, format }) => [
    `At ${withSymbol(format.significant(Number(inputs.velocity), 15), symbolOfSpeed(inputs.velocityUnit))}, moving clocks run slow by a factor of`,
    "",
  ],
  second: ({ of, write }, { dilatedTime }) =>
    dilatedTime === null
      ? undefined
      : `${of("properTime")} on a moving clock is ${write("properTime", dilatedTime)} to an observer at rest`,
});

function symbolOfSpeed(unit: unknown): string {
  return speed.find(({ id }) => id === unit)?.symbol ?? "";
}

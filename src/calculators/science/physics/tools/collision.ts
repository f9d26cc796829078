import { notice } from "../../../../core/calculator";
import energy from "../../../../data/units/energy.json";
import mass from "../../../../data/units/mass.json";
import speed from "../../../../data/units/speed.json";
import { defineLaw } from "../../../../fieldsets/law";

const MASS = { rows: mass, unit: "kilogram" };
const SPEED = { rows: speed, unit: "meter-per-second" };

/**
 * Collision along a line: momentum is conserved, and the bodies separate at the fraction e of the speed at which they
 * approached.
 */
export default defineLaw({
  variables: {
    massA: { label: "Mass of body A", symbol: "m₁", quantity: MASS, default: 2, above: 0 },
    velocityA: { label: "Velocity of body A", symbol: "u₁", quantity: SPEED, default: 5 },
    massB: { label: "Mass of body B", symbol: "m₂", quantity: MASS, default: 3, above: 0 },
    velocityB: {
      label: "Velocity of body B",
      symbol: "u₂",
      quantity: SPEED,
      default: -1,
      note: "Negative toward body A",
    },
    restitution: {
      label: "Coefficient of restitution",
      symbol: "e",
      default: 1,
      min: 0,
      max: 1,
      note: "1: elastic; 0: they stick together",
    },
    velocityAfterA: { label: "Velocity of body A afterward", symbol: "v₁", quantity: SPEED },
    velocityAfterB: { label: "Velocity of body B afterward", symbol: "v₂", quantity: SPEED },
  },
  law: "m₁ × u₁ + m₂ × u₂ = m₁ × v₁ + m₂ × v₂ and v₂ − v₁ = e × (u₁ − u₂)",
  known: {
    before: {
      label: "Masses and velocities before",
      find: {
        velocityAfterA: "(m₁ × u₁ + m₂ × u₂ + m₂ × e × (u₂ − u₁)) ÷ (m₁ + m₂)",
        velocityAfterB: "(m₁ × u₁ + m₂ × u₂ + m₁ × e × (u₁ − u₂)) ÷ (m₁ + m₂)",
      },
    },
  },
  extras: {
    energyLost: {
      label: "Kinetic energy lost",
      quantity: { rows: energy, unit: "joule" },
      formula: "m₁ × m₂ ÷ (m₁ + m₂) × (1 − e²) × (u₁ − u₂)² ÷ 2",
    },
    momentumTotal: { label: "Total momentum", unit: "kg·m/s", formula: "m₁ × u₁ + m₂ × u₂" },
  },
  sentence: (_, { of, values }) =>
    values.restitution === 0
      ? ["They stick together and move on at", ""]
      : ["After the collision body A moves at", `, and body B at ${of("velocityAfterB")}`],
  notices: ({ values: { velocityA = 0, velocityB = 0 } }) =>
    velocityA > velocityB
      ? []
      : [notice("no-collision", "With A behind B these bodies never meet. The result is for B behind A.")],
});

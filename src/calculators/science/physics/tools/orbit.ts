import { InputError } from "../../../../core/calculator";
import { choice } from "../../../../core/fields";
import { BODIES, type Body } from "../../../../data/physics/bodies";
import { GRAVITATIONAL } from "../../../../data/physics/constants";
import length from "../../../../data/units/length.json";
import mass from "../../../../data/units/mass.json";
import speed from "../../../../data/units/speed.json";
import time from "../../../../data/units/time.json";
import { defineLaw } from "../../../../fieldsets/law";

const METERS = { rows: length, unit: "meter" };
const METERS_PER_KILOMETER = 1000;

function bodyOf(id: unknown): Body | undefined {
  return BODIES.find((body) => body.id === id);
}

/** OpenStax, University Physics 1, sections 13.3 and 13.4: circular orbits. */
export default defineLaw({
  inputs: {
    body: choice("Around", {
      options: { ...Object.fromEntries(BODIES.map(({ id, name }) => [id, name])), custom: "Another body" },
      default: "earth",
    }),
  },
  variables: {
    centralMass: {
      label: "Mass of the body",
      symbol: "M",
      quantity: { rows: mass, unit: "kilogram" },
      default: 5.972e24,
      above: 0,
    },
    bodyRadius: { label: "Radius of the body", symbol: "R", quantity: METERS, default: 6.378e6, min: 0 },
    altitude: {
      label: "Altitude",
      symbol: "h",
      quantity: METERS,
      default: 400_000,
      min: 0,
      note: "Above the surface at the equator",
    },
    gravitationalParameter: { label: "Gravitational parameter", symbol: "μ", unit: "m³/s²", supplied: "" },
    orbitalPeriod: { label: "Orbital period", symbol: "T", quantity: { rows: time, unit: "second" } },
  },
  when: { centralMass: { body: "custom" }, bodyRadius: { body: "custom" } },
  constants: { π: { value: Math.PI }, G: { value: GRAVITATIONAL, unit: "m³/(kg·s²)" } },
  law: "T = 2 × π × √(r^3 ÷ μ)",
  solveFor: { orbitalPeriod: "2 × π × (R + h) × √((R + h) ÷ μ)" },
  extras: {
    orbitRadius: { label: "Radius of the orbit", symbol: "r", unit: "m", like: "altitude", formula: "R + h" },
    orbitalSpeed: { label: "Orbital speed", quantity: { rows: speed, unit: "meter-per-second" }, formula: "√(μ ÷ r)" },
    escapeSpeed: { label: "Escape speed from there", unit: "m/s", like: "orbitalSpeed", formula: "√(2 × μ ÷ r)" },
    gravityThere: { label: "Gravity there", unit: "m/s²", formula: "μ ÷ r ÷ r" },
  },
  supply({ body, centralMass }) {
    const listed = bodyOf(body);
    if (!listed) return { gravitationalParameter: GRAVITATIONAL * Number(centralMass) };
    const gm = listed.gm * METERS_PER_KILOMETER ** 3;
    return {
      gravitationalParameter: gm,
      centralMass: gm / GRAVITATIONAL,
      bodyRadius: listed.radius * METERS_PER_KILOMETER,
    };
  },
  refuse({ bodyRadius = 0, altitude = 0 }) {
    if (bodyRadius + altitude === 0)
      throw new InputError("altitude", "Altitude must be more than 0 m if the body is a point.");
  },
  sentence: (_, { of, inputs }) => [`${of("altitude")} above ${placeOf(inputs.body)}, one orbit takes`, ""],
  second: ({ write }, { orbitalSpeed }) =>
    orbitalSpeed === null ? undefined : `At ${write("orbitalSpeed", orbitalSpeed)}`,
});

function placeOf(body: unknown): string {
  const name = bodyOf(body)?.name;
  if (!name) return "the body";
  return name === "Sun" || name === "Moon" ? `the ${name}` : name;
}

import { choice } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { BODIES, STANDARD_GRAVITY } from "../../../../data/physics/bodies";
import force from "../../../../data/units/force.json";
import mass from "../../../../data/units/mass.json";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";
import { GRAVITY } from "../gravity";

const NAMES = Object.fromEntries(BODIES.map(({ id, name }) => [id, name]));
const output = outputsOf<LawModel>();

export default defineLaw({
  inputs: {
    body: choice("Planet or moon", { options: { ...NAMES, custom: "Custom gravity" }, default: "earth" }),
  },
  variables: {
    weight: { label: "Weight", symbol: "W", quantity: { rows: force, unit: "newton" }, above: 0 },
    mass: { label: "Mass", symbol: "m", quantity: { rows: mass, unit: "kilogram" }, default: 70, above: 0 },
    gravity: GRAVITY,
  },
  when: { gravity: { body: "custom" } },
  supply({ body }) {
    const found = BODIES.find(({ id }) => id === body);
    return found ? { gravity: found.gravity } : {};
  },
  law: "W = m × g",
  solveFor: { weight: "m × g", mass: "W ÷ g" },
  outputs: {
    weightTable: output.table("The same mass elsewhere", {
      columns: {
        body: output.choice("Planet or moon", { options: NAMES }),
        gravity: output.number("Gravity", { unit: "m/s²", digits: { significant: 6 } }),
        weight: output.number("Weight", { unit: "N", digits: { significant: 7 } }),
        scaleMassKg: output.number("Reading of a scale made for Earth", { unit: "kg", digits: { significant: 7 } }),
      },
      value: ({ values: { mass = 0 } }) =>
        BODIES.map(({ id, gravity }) => ({
          body: id as string,
          gravity,
          weight: mass * gravity,
          scaleMassKg: (mass * gravity) / STANDARD_GRAVITY,
        })),
    }),
  },
  sentence(unknown, { of, inputs }) {
    const name = NAMES[String(inputs.body)];
    const place =
      name === undefined ? "there" : inputs.body === "sun" || inputs.body === "moon" ? `on the ${name}` : `on ${name}`;
    return unknown === "weight"
      ? [`A mass of ${of("mass")} ${place} weighs`, ""]
      : [`A body that weighs ${of("weight")} ${place} has a mass of`, ""];
  },
  second: ({ values: { mass = 0, gravity = 0 }, inputs, write }) =>
    inputs.body === "earth"
      ? undefined
      : `A scale made for Earth reads ${write("mass", (mass * gravity) / STANDARD_GRAVITY)}`,
});

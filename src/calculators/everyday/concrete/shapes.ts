import type { Variant } from "../../../core/variants";
import { Formula } from "../../../math/formula/formula";
import type { SizeInputs, SizeKey, sizeFields } from "./size-fields";

/** A volume formula, and the sizes that the names in it stand for. */
export interface Body {
  readonly formula: Formula;
  readonly sizes: Readonly<Record<string, SizeKey>>;
}

interface Shape extends Pick<Variant<typeof sizeFields, unknown>, "question" | "inputs"> {
  readonly bodyOf: (inputs: SizeInputs) => Body;
}

function body(formula: string, sizes: Body["sizes"]): Body {
  return { formula: new Formula(formula), sizes };
}

/**
 * A shape with a single formula.
 *
 * @param labels labels that differ from the default ones
 */
function shape(
  question: string,
  formula: string,
  sizes: Body["sizes"],
  labels: { readonly [K in SizeKey]?: string } = {},
): Shape {
  const only = body(formula, sizes);
  const inputs = Object.values(sizes).map((key) => [key, labels[key] ? { label: labels[key] } : {}]);
  return { question, inputs: Object.fromEntries(inputs), bodyOf: () => only };
}

const SOLID_STAIRS = body("width × (run × rise × n × (n − 1) ÷ 2 + platform × n × rise)", {
  rise: "rise",
  run: "run",
  width: "stairWidth",
  platform: "platformDepth",
});
const STAIRS_ON_A_SLAB = body("width × (rise × run × n ÷ 2 + waist × n × √(rise² + run²))", {
  rise: "rise",
  run: "run",
  width: "stairWidth",
  waist: "waistThickness",
});

export const SHAPES = {
  slab: shape("Slab", "length × width × thickness", {
    length: "length",
    width: "width",
    thickness: "thickness",
  }),
  footing: shape(
    "Strip or square footing",
    "length × width × depth",
    { length: "length", width: "footingWidth", depth: "thickness" },
    { thickness: "Depth" },
  ),
  wall: shape("Wall", "length × height × thickness", {
    length: "length",
    height: "height",
    thickness: "thickness",
  }),
  "round-column": shape(
    "Round footing, pier or column",
    "π × diameter² ÷ 4 × height",
    { diameter: "diameter", height: "height" },
    { height: "Height or depth" },
  ),
  "rectangular-column": shape("Rectangular column", "side A × side B × height", {
    "side A": "sideA",
    "side B": "sideB",
    height: "height",
  }),
  // Factored, because the difference of two squares loses digits if the wall is thin.
  tube: shape(
    "Tube (round with a hole)",
    "π × (outer − inner) × (outer + inner) ÷ 4 × depth",
    { outer: "diameter", inner: "innerDiameter", depth: "height" },
    { diameter: "Outer diameter", height: "Hole depth" },
  ),
  stairs: {
    question: "Stairs",
    inputs: {
      stairKind: {},
      steps: {},
      rise: {},
      run: {},
      stairWidth: {},
      platformDepth: {},
      waistThickness: {},
    },
    bodyOf: ({ stairKind }) => (stairKind === "solid" ? SOLID_STAIRS : STAIRS_ON_A_SLAB),
  },
  curb: shape("Curb and gutter", "length × (curb depth × curb height + (gutter width + curb depth) × flag thickness)", {
    length: "length",
    "curb depth": "curbDepth",
    "curb height": "curbHeight",
    "gutter width": "gutterWidth",
    "flag thickness": "flagThickness",
  }),
  volume: shape("Known volume", "volume", { volume: "volume" }),
} satisfies Record<string, Shape>;

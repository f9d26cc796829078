import type { Step } from "../../../core/calculator";
import { resolve } from "../../../core/conditions";
import type { Format } from "../../../core/format";
import { inputs as fields, type Inputs, SHAPES } from "./inputs";
import { Sizes, type SmallSize } from "./shapes";
import { CUBIC_YARD } from "./units";

type LargeSize = "length" | "width" | "height" | "stairWidth";

/** Each size in meters, then the volume by its formula. */
export function shapeSteps(inputs: Inputs, volume: number, format: Format): Step[] {
  const sizes = new Sizes(inputs);
  const us = inputs.unitSystem === "us";
  const n = (x: number) => format.number(x, 6);
  const m = (x: number) => `${n(x)} m`;
  const label = (key: keyof typeof fields) => resolve(fields[key].label, inputs);
  const large = (key: LargeSize): Step[] =>
    us
      ? [
          {
            label: `${label(key)} in meters`,
            expression: `${n(inputs[key])} ft × 0.3048`,
            value: m(sizes.large(key)),
          },
        ]
      : [];
  const smallStep = (name: string, value: number): Step => ({
    label: `${name} in meters`,
    expression: us ? `${n(value)} in × 0.0254` : `${n(value)} cm ÷ 100`,
    value: m(sizes.smallOf(value)),
  });
  const small = (key: SmallSize): Step[] => [smallStep(label(key), inputs[key])];
  const L = (key: LargeSize) => n(sizes.large(key));
  const S = (key: SmallSize) => n(sizes.small(key));
  const result = (formula: string, expression: string): Step => ({
    label: `${SHAPES[inputs.shape]} = ${formula}`,
    expression,
    value: `${n(volume)} m³`,
  });

  switch (inputs.shape) {
    case "slab":
      return [
        ...large("length"),
        ...large("width"),
        ...small("thickness"),
        result("length × width × thickness", `${L("length")} × ${L("width")} × ${S("thickness")}`),
      ];
    case "footing":
      return [
        ...large("length"),
        ...small("footingWidth"),
        ...small("thickness"),
        result("length × width × depth", `${L("length")} × ${S("footingWidth")} × ${S("thickness")}`),
      ];
    case "wall":
      return [
        ...large("length"),
        ...large("height"),
        ...small("thickness"),
        result("length × height × thickness", `${L("length")} × ${L("height")} × ${S("thickness")}`),
      ];
    case "round-column":
      return [
        ...small("diameter"),
        ...large("height"),
        result("π × diameter² ÷ 4 × height", `π × ${S("diameter")}² ÷ 4 × ${L("height")}`),
      ];
    case "rectangular-column":
      return [
        ...small("sideA"),
        ...small("sideB"),
        ...large("height"),
        result("side A × side B × height", `${S("sideA")} × ${S("sideB")} × ${L("height")}`),
      ];
    case "tube":
      return [
        ...small("diameter"),
        ...small("innerDiameter"),
        ...large("height"),
        result(
          "π × (outer² − inner²) ÷ 4 × depth",
          `π × (${S("diameter")}² − ${S("innerDiameter")}²) ÷ 4 × ${L("height")}`,
        ),
      ];
    case "stairs": {
      const steps = [...small("rise"), ...small("run"), ...large("stairWidth")];
      const count = n(inputs.steps);
      return inputs.stairKind === "solid"
        ? [
            ...steps,
            smallStep(label("platformDepth"), inputs.platformDepth ?? inputs.run),
            result(
              "width × (run × rise × n(n − 1) ÷ 2 + platform × n × rise)",
              `${L("stairWidth")} × (${S("run")} × ${S("rise")} × ${count} × ${n(inputs.steps - 1)} ÷ 2 + ${n(sizes.platform)} × ${count} × ${S("rise")})`,
            ),
          ]
        : [
            ...steps,
            ...small("waistThickness"),
            result(
              "width × (½ × rise × run × n + waist × n × √(rise² + run²))",
              `${L("stairWidth")} × (½ × ${S("rise")} × ${S("run")} × ${count} + ${S("waistThickness")} × ${count} × √(${S("rise")}² + ${S("run")}²))`,
            ),
          ];
    }
    case "curb":
      return [
        ...large("length"),
        ...small("curbDepth"),
        ...small("curbHeight"),
        ...small("gutterWidth"),
        ...small("flagThickness"),
        result(
          "length × (curb depth × curb height + (gutter width + curb depth) × flag thickness)",
          `${L("length")} × (${S("curbDepth")} × ${S("curbHeight")} + (${S("gutterWidth")} + ${S("curbDepth")}) × ${S("flagThickness")})`,
        ),
      ];
    case "volume":
      return us
        ? [
            {
              label: "Known volume in m³",
              expression: `${n(inputs.volume)} yd³ × ${format.number(CUBIC_YARD, 9)}`,
              value: `${n(volume)} m³`,
            },
          ]
        : [];
  }
}

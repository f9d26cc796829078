import { InputError, type Problem } from "../../../core/calculator";
import { meets, resolve } from "../../../core/conditions";
import type { Field, Fields } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { inputs as fields, type Inputs } from "./inputs";
import { sizeOf } from "./piece";

/** Values beyond these limits are typing errors, and their products could overflow or underflow. */
const SMALLEST = 1e-9;
const LARGEST = 1e12;

/** @throws InputError if an input is unreasonably large or small, or if inputs contradict each other */
export function checkLimits(inputs: Inputs, format: Format): void {
  const beyond = Object.entries(fields as Fields).flatMap(([key, field]) => reasonable(key, field, inputs, format));
  if (beyond.length > 0) throw new InputError(beyond);
  checkTube(inputs, format);
  checkCover(inputs, format);
}

function reasonable(key: string, field: Field, inputs: Inputs, format: Format): Problem[] {
  const value = inputs[key as keyof Inputs];
  if (typeof value !== "number" || !meets(field.when, inputs)) return [];
  const unit = field.type === "number" ? ` ${resolve(field.unit ?? "", inputs)}`.trimEnd() : "";
  const label = resolve(field.label, inputs);
  if (field.max === undefined && value > LARGEST)
    return [{ field: key, message: `${label} must be at most ${format.number(LARGEST)}${unit}.` }];
  if (field.above === 0 && value < SMALLEST)
    return [{ field: key, message: `${label} must be at least 0.000000001${unit}.` }];
  return [];
}

function checkTube(inputs: Inputs, format: Format): void {
  if (inputs.shape === "tube" && inputs.innerDiameter >= inputs.diameter)
    throw new InputError(
      "innerDiameter",
      `Inner diameter must be less than the outer diameter of ${format.number(inputs.diameter)} ${sizeOf(inputs, "diameter").unit}.`,
    );
}

function checkCover(inputs: Inputs, format: Format): void {
  const { shape, rebar, rebarCover, length, width } = inputs;
  if (shape !== "slab" || !rebar) return;
  const { unit } = sizeOf(inputs, "rebarCover");
  const parts = unit === "in" ? 12 : 100;
  for (const [side, word] of [
    [width * parts, "wide"],
    [length * parts, "long"],
  ] as const)
    if (2 * rebarCover >= side)
      throw new InputError(
        "rebarCover",
        `Cover of ${format.number(rebarCover)} ${unit} on both sides leaves no room in a slab ${format.number(side)} ${unit} ${word}.`,
      );
}

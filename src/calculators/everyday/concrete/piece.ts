import { resolve } from "../../../core/conditions";
import type { Format } from "../../../core/format";
import { DOUBLE, type Formula } from "../../../math/formula/formula";
import { inputs as fields, type Inputs } from "./inputs";
import { type Body, SHAPES } from "./shapes";
import type { SizeKey } from "./size-fields";
import { TO_METERS, type Unit } from "./units";

/** A size as it was entered, and in meters or cubic meters. */
export interface Size {
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
  readonly meters: number;
}

/** Reads a size from the inputs. An empty platform depth defaults to the run of a step. */
export function sizeOf(inputs: Inputs, key: SizeKey | "extraVolume" | "rebarSpacing" | "rebarCover"): Size {
  const value = inputs[key] ?? inputs.run;
  const unit = resolve(fields[key].unit ?? "m", inputs) as Unit;
  return { label: resolve(fields[key].label, inputs), value, unit, meters: TO_METERS[unit](value) };
}

/** `10 ft` */
export function sizeText({ value, unit }: Size, format: Format): string {
  return `${format.number(value, unit.endsWith("³") ? 3 : 2)} ${unit}`;
}

/** One copy of the shape to be poured. */
export interface Piece {
  readonly formula: Formula;
  /** The sizes by their names in the formula. */
  readonly sizes: Readonly<Record<string, Size>>;
  /** In m³. */
  readonly volume: number;
}

export function pieceOf(inputs: Inputs): Piece {
  const { formula, sizes: keys }: Body = SHAPES[inputs.shape].bodyOf(inputs);
  const sizes = Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, sizeOf(inputs, key)]));
  const meters = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size.meters]));
  const volume = formula.evaluate({ π: Math.PI, n: inputs.steps, ...meters }, DOUBLE);
  return { formula, sizes, volume };
}

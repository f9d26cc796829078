import { SHAPES } from "./shapes";
import { type SizeKey, sizeFields } from "./size-fields";

/** Texts that empty the sizes of a shape, except for those that may be empty anyway. */
export function emptySizes(shape: keyof typeof SHAPES): Partial<Record<SizeKey, "">> {
  const keys = Object.keys(SHAPES[shape].inputs) as (keyof typeof sizeFields)[];
  return Object.fromEntries(
    keys.filter((key) => sizeFields[key].type === "number" && sizeFields[key].default !== null).map((key) => [key, ""]),
  );
}

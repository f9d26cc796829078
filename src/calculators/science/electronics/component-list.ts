import { InputError } from "../../../core/calculator";
import { listItems, readComponent } from "../../../math/electronics/prefix";

const MOST = 200;
/** Values outside this range are rejected: no real component has them. */
const [SMALLEST, LARGEST] = [1e-18, 1e18];

/** Parses the text of the `values` input into values in base units (Ω, F or H). @throws InputError */
export function componentList(text: string): readonly number[] {
  const items = listItems(text);
  if (items.length === 0) throw new InputError("values", "Add at least one value, e.g. 4k7 or 100n.");
  if (items.length > MOST) throw new InputError("values", `Enter at most ${MOST} values.`);
  return items.map((item) => {
    const value = readComponent(item);
    if (value === null || value < SMALLEST || value > LARGEST)
      throw new InputError("values", `“${item}” is not a component value, e.g. 4k7 or 100n.`);
    return value;
  });
}

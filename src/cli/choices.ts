/** Options that choose, by codes or by the words that the page shows. */
import { resolve } from "../core/conditions";
import type { Field, Fields } from "../core/fields";
import { choice } from "../reading/choice";
import { currencyOf } from "../reading/currency-words";
import { unitCalled } from "../reading/measure";
import { quantityWith } from "../reading/measures";
import { loadUnits } from "../reading/units";

type Texts = Readonly<Record<string, string>>;

/** The texts with the codes of choices in place of their labels, and the sentences about those that are none. */
export async function choicesIn(
  fields: Fields,
  texts: Texts,
): Promise<{ readonly texts: Texts; readonly refused: ReadonlyMap<string, string> }> {
  const codes: Record<string, string> = { ...texts };
  const refused = new Map<string, string>();
  for (const [key, text] of Object.entries(texts)) {
    const { type, options, label }: Partial<Field> = fields[key] ?? {};
    if (type !== "choice" || !options || text.trim() === "") continue;
    const read = choice(text, { options, noun: resolve(label ?? key, {}), find: await finderOf(options) });
    if ("value" in read) codes[key] = read.value;
    else refused.set(key, read.refusal);
  }
  return { texts: codes, refused };
}

/** Finds a unit or a currency among options by any of its names. */
async function finderOf(options: Readonly<Record<string, string>>): Promise<(name: string) => string | null> {
  const codes = Object.keys(options);
  if (codes.includes("USD")) {
    return (name) => {
      const found = currencyOf(name, codes)?.codes.filter((code) => codes.includes(code)) ?? [];
      return found.length === 1 ? (found[0] as string) : null;
    };
  }
  const quantity = quantityWith(codes);
  if (quantity === null) return () => null;
  const names = await loadUnits(quantity);
  return (name) => {
    const unit = unitCalled(name, names, quantity);
    return unit && codes.includes(unit.id) ? unit.id : null;
  };
}

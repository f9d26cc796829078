import type { ReactNode } from "react";
import { resolve } from "../../core/conditions";
import type { Fields } from "../../core/fields";
import type { Values } from "../../core/parse";
import { isoDayOf } from "../../math/dates/iso-date";

/** For each of the date fields, a hint under its label: a button that fills in the visitor's current date. */
export function todayHints<const Key extends string>(
  fields: Fields,
  keys: readonly Key[],
): Record<Key, (answer: { readonly inputs: object }) => ReactNode> {
  const entries = keys.map((key) => [
    key,
    ({ inputs }: { readonly inputs: object }) => (
      <button
        type="button"
        className="link"
        aria-label={`Today: ${resolve(fields[key]?.label ?? "", inputs as Values)}`}
        aria-controls={key}
        onClick={() => enter(key, isoDayOf(new Date()))}
      >
        Today
      </button>
    ),
  ]);
  return Object.fromEntries(entries);
}

/** As if chosen by the visitor: React notices a new value only if the element's own setter is bypassed. */
function enter(id: string, text: string): void {
  const input = document.getElementById(id);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input?.dispatchEvent(new Event("input", { bubbles: true }));
}

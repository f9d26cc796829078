import type { By, Condition, Dependent, Field, Reads } from "./fields";

type Values = Readonly<Record<string, unknown>>;

/** Resolves a value that may depend on other inputs. */
export function resolve<T>(value: Dependent<T>, inputs: Values): T {
  let current: Dependent<T> = value;
  while (isBy(current)) {
    const key = String(inputs[current.by]);
    current = Object.hasOwn(current.cases, key) ? (current.cases[key] as Dependent<T>) : current.otherwise;
  }
  return current;
}

/** How the text of a field is read. */
export function readsOf({ reads = {} }: Pick<Field, "reads">, inputs: Values = {}): Reads {
  return resolve(reads, inputs);
}

export function isBy<T>(value: Dependent<T>): value is By<T> {
  return typeof value === "object" && value !== null && "by" in value && "cases" in value;
}

/** Whether the inputs meet a condition. A missing condition is always met. */
export function meets(condition: Condition | undefined, inputs: Values): boolean {
  if (!condition) return true;
  if (Array.isArray(condition)) return condition.some((one) => meets(one, inputs));
  // No Object.entries: this runs dozens of times per keystroke.
  const all = condition as Exclude<Condition, readonly unknown[]>;
  for (const key in all) {
    const allowed = all[key];
    if (Array.isArray(allowed) ? !allowed.includes(inputs[key] as never) : inputs[key] !== allowed) return false;
  }
  return true;
}

export type Limits = Readonly<Record<"min" | "max" | "above" | "below", number | undefined>>;

/** The current limits. A limit may apply only for some values of another input. */
export function limitsOf({ min, max, above, below }: Field, inputs: Values): Limits {
  const limit = (value: Dependent<number> | undefined) =>
    value === undefined ? undefined : resolve<number | undefined>(value, inputs);
  return { min: limit(min), max: limit(max), above: limit(above), below: limit(below) };
}

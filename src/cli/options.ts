import { findEntry, loadCalculator } from "../calculators/catalog";
import type { AnyCalculator } from "../core/calculator";

/** The command itself is wrong: exit code 2. */
export class UsageError extends Error {}

export interface Options {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** Reads `--key value`, `--key=value` and the given flags. @throws UsageError for anything else */
export function readOptions(words: readonly string[], flagNames: readonly string[]): Options {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (!word.startsWith("--")) throw new UsageError(`“${word}” is not an option; options start with --.`);
    const equals = word.indexOf("=");
    const name = word.slice(2, equals < 0 ? undefined : equals);
    if (flagNames.includes(name) && equals < 0) {
      flags.add(name);
      continue;
    }
    const value = equals < 0 ? words[++i] : word.slice(equals + 1);
    if (value === undefined) throw new UsageError(`--${name} needs a value.`);
    if (values.has(name)) throw new UsageError(`--${name} is given twice.`);
    values.set(name, value);
  }
  return { flags, values };
}

/** @throws UsageError when no calculator has this id */
export async function calculatorNamed(
  id: string | undefined,
): Promise<{ calculator: AnyCalculator; name: string }> {
  const entry = id === undefined ? undefined : findEntry(id);
  if (!entry)
    throw new UsageError(
      id === undefined
        ? "Name a calculator; “calc list” shows them."
        : `There is no calculator “${id}”; “calc list” shows them.`,
    );
  return { calculator: await loadCalculator(entry), name: entry.name };
}

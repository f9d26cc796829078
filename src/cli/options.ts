import { parseArgs } from "node:util";
import { type CatalogEntry, findEntry, loadCalculator } from "../calculators/catalog";
import type { AnyCalculator } from "../core/calculator";

/** The command itself is invalid: exit code 2. */
export class UsageError extends Error {}

export interface Options {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** Reads `--key value`, `--key=value` and the given flags. @throws UsageError for anything else */
export function readOptions(words: readonly string[], flagNames: readonly string[]): Options {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  for (const token of tokensOf(words, flagNames)) {
    if (token.kind !== "option" || !token.rawName.startsWith("--"))
      throw new UsageError(`“${words[token.index]}” is not an option; options start with --.`);
    const { name, value } = token;
    if (value === undefined && flagNames.includes(name)) flags.add(name);
    else if (value === undefined) throw new UsageError(`--${name} needs a value.`);
    else if (values.has(name)) throw new UsageError(`--${name} is given twice.`);
    else values.set(name, value);
  }
  return { flags, values };
}

/** Every option except the flags takes a value, whatever its name; unknown names are reported by the calculator. */
function tokensOf(words: readonly string[], flagNames: readonly string[]) {
  const names = words.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? []);
  const options = Object.fromEntries(
    [...names, ...flagNames].map((name) => [
      name,
      { type: flagNames.includes(name) ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  return parseArgs({ args: [...words], options, strict: false, tokens: true }).tokens;
}

/** @throws UsageError if no calculator has this ID */
export async function calculatorNamed(
  id: string | undefined,
): Promise<{ calculator: AnyCalculator; entry: CatalogEntry }> {
  const entry = id === undefined ? undefined : findEntry(id);
  if (!entry)
    throw new UsageError(
      id === undefined
        ? "Name a calculator; “calc list” shows them."
        : `There is no calculator “${id}”; “calc list” shows them.`,
    );
  return { calculator: await loadCalculator(entry), entry };
}

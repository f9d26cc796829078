/** What the tools answer with: JSON that is short, because an assistant reads all of it. */
import { listing } from "../../calculators/listing";
import { search } from "../../calculators/search";
import type { AnyCalculator, Notice, Problem } from "../../core/calculator";
import type { Field } from "../../core/fields";
import type { LinkedAnswer } from "../../core/linked-answer";

export function reply(content: object) {
  return {
    content: [{ type: "text" as const, text: JSON.stringify(content) }],
    structuredContent: content as Record<string, unknown>,
  };
}

export function refusal(errors: readonly Problem[]) {
  return { ...reply({ errors }), isError: true };
}

export function unknownCalculator(id: string) {
  return refusal([{ field: "calculator", message: `There is no calculator “${id}”. Find one with “list”.` }]);
}

/** All calculators by category, one line each. Tools of collections are found by a query. */
export function overview(): Record<string, string[]> {
  const lines: Record<string, string[]> = {};
  for (const { id, purpose, category, tools } of listing()) {
    lines[category] ??= [];
    lines[category].push(`${id}: ${purpose}${tools ? ` ${tools.length} tools.` : ""}`);
  }
  return lines;
}

/** The calculators and tools that fit a query, best first. */
export function found(query: string): object[] {
  const all = listing();
  return search(query).flatMap(({ id: place, name, category }) => {
    const [id, tool] = place.split("?tool=");
    const entry = all.find((one) => one.id === id);
    const purpose = tool === undefined ? entry?.purpose : entry?.tools?.find((one) => one.id === tool)?.purpose;
    return [{ calculator: id, ...(tool !== undefined && { tool }), name, category, purpose }];
  });
}

/** Everything but tables, which can have hundreds of rows. */
export function usualOutputs(calculator: AnyCalculator): string[] {
  const fields = Object.entries<Field>(calculator.outputs);
  return [...fields.filter(([, { type }]) => type !== "table").map(([key]) => key), "notices"];
}

/** @param named the outputs that were asked for; if none were, those without a value are left out */
export function readable<Answer extends Pick<Exclude<LinkedAnswer, { errors: unknown }>, "outputs">>(
  { outputs: all, ...answer }: Answer,
  named: readonly string[] | undefined,
) {
  const { notices, ...rest } = all as { readonly notices: readonly Notice[] };
  const entries = Object.entries<unknown>(rest).filter(([, value]) => named || value !== null);
  return { ...answer, outputs: Object.fromEntries(entries), notices: notices.map(({ message }) => message) };
}

/** A sentence that fills in a page, as an example of what can be written there. */
import { meets } from "../core/conditions";
import type { Fields } from "../core/fields";
import { type FilledPage, fillIn } from "./fill-in";
import type { Topic } from "./form";
import { type Slot, slotsOf } from "./topic";
import type { Surroundings } from "./values";

const MOST_FIGURES = 3;

const LENGTHS = new Set(["years", "months", "weeks", "days", "hours", "minutes"]);

/** `$400,000, 6.5%, 30 years`, from what is in the fields; empty if the calculator has no such sentence. */
export function exampleFor(page: FilledPage, about: Surroundings): string {
  for (const form of page.askable.forms) {
    const sentence = "says" in form ? "" : sentenceOf(form, page, about);
    if (sentence === "") continue;
    const { inputs, unused } = fillIn(sentence, page, about);
    const isTrue = Object.entries(inputs).every(([key, value]) => page.current[key] === value);
    if (unused.length === 0 && isTrue) return sentence;
  }
  return "";
}

function sentenceOf(form: Topic, { calculator, current, format }: FilledPage, { units }: Surroundings): string {
  const fields: Fields = calculator.inputs;
  const unitOf = (key: string) => current[fields[key]?.unitKey ?? `${key}Unit`];
  const figures = slotsOf(form).flatMap((slot) => {
    const value = current[slot.name];
    const field = fields[slot.name];
    if (!field || typeof value !== "number" || value === 0 || !meets(field.when, current)) return [];
    const [, unit] = slot.kind.split("/");
    const plural = unit === undefined ? undefined : units.byId(String(unitOf(slot.name) ?? unit))?.plural;
    if (slot.kind === "money")
      return labeled(slot, Number.isInteger(value) ? format.wholeMoney(value) : format.money(value));
    if (slot.kind === "percent") return labeled(slot, `${value}%`);
    if (LENGTHS.has(slot.kind)) return labeled(slot, `${value} ${slot.kind}`);
    if (slot.kind === "number" || slot.kind === "whole") return labeled({ ...slot, isNamed: true }, `${value}`);
    return plural === undefined ? [] : labeled(slot, `${value} ${plural}`);
  });
  return figures.length > 1 ? figures.slice(0, MOST_FIGURES).join(", ") : "";
}

/** The figure with the words that announce it, where it needs them. */
function labeled({ isNamed, labels }: Slot, figure: string): readonly string[] {
  if (!isNamed) return [figure];
  const [label] = labels;
  if (!label) return [];
  const words = label.words.join(" ");
  return [label.side === "before" ? `${figure} ${words}` : `${words} ${figure}`];
}

/** The units of results follow those of the numbers that they are computed from. */
import { CUSTOMARY } from "../math/units/customary-units";
import { meets, readsOf } from "./conditions";
import { usualDefault } from "./defaults";
import type { Field, Fields } from "./fields";
import type { Values } from "./parse";
import type { Texts } from "./unit-state";

/**
 * The units of answers that follow the unit `key` of a number: those of quantities without a number that were left as
 * they were. What is measured alike takes the same unit: the distance of an image is found in centimeters as soon as
 * that of the object is in them. The others go from metric to customary units and back: the pressure of pounds is one
 * in psi, unless another number was typed in metric units, or is none of mechanics: nobody wants heat in ft·lbf.
 */
export function unitsOfAnswers(fields: Fields, key: string, unit: string, current: Values, texts: Texts): Texts {
  const numbers = Object.entries(fields);
  const isOfNumber = numbers.some(
    ([, field]) => field.unitKey === key && !readsOf(field, current).keepsNumber && meets(field.when, current),
  );
  if (!isOfNumber) return {};
  const [before, system] = [systemOf(fields[key], current[key]), systemOf(fields[key], unit)];
  const ids = Object.keys(fields[key]?.units ?? {}).join();
  const isGiven = (other: string) =>
    numbers.some(([name, { unitKey, when }]) => unitKey === other && meets(when, current) && current[name] !== null);
  const isAgreed = numbers.every(([name, { unitKey, when }]) => {
    const choice = unitKey === undefined ? undefined : fields[unitKey];
    if (!choice || !hasSystems(choice) || !meets(when, current)) return true;
    const isTyped = unitKey !== key && texts[name] !== undefined;
    return (
      String(usualDefault(choice, {})) in CUSTOMARY &&
      (!isTyped || [undefined, system].includes(systemOf(choice, current[unitKey as string])))
    );
  });
  const following = numbers.flatMap(([other, field]) => {
    const { units = {} } = field;
    if (other === key || Object.keys(units).length === 0 || isGiven(other)) return [];
    const now = String(current[other]);
    const own = String(usualDefault(field, {}));
    const customary = CUSTOMARY[own] ?? "";
    if (Object.keys(units).join() === ids)
      return now === current[key] || (system === "us" && now === customary) ? [[other, unit]] : [];
    if (!isAgreed || !(customary in units)) return [];
    if (system === "us" && now === own) return [[other, customary]];
    return system === "metric" && before === "us" && now === customary ? [[other, own]] : [];
  });
  return Object.fromEntries(following);
}

/** The system of a unit; undefined for what is measured alike everywhere, such as a time, and for a multiple of g. */
function systemOf(field: Field | undefined, unit: unknown): string | undefined {
  return hasSystems(field) ? field?.units?.[String(unit)]?.system : undefined;
}

function hasSystems(field: Field | undefined): boolean {
  return Object.values(field?.units ?? {}).some(({ system }) => system === "us");
}

import { type ChosenUnknown, chooseUnknown } from "./chosen-unknown";
import { chooseUnitBeside } from "./unit-beside";
import type { Situation, Typed } from "./unit-state";
import { switchChoice } from "./unit-switch";

/**
 * Sets an input whose change may convert other numbers or fill them in: a choice, the unit of a number, or the unknown
 * to solve for.
 */
export function changeInput(situation: Situation & ChosenUnknown, key: string, text: string): Typed {
  const field = situation.fields[key];
  if (field?.units) return chooseUnitBeside(situation, key, text);
  if (field?.solve === "unknown") return { texts: chooseUnknown(situation, key, text), units: situation.units };
  return switchChoice(situation, key, text);
}

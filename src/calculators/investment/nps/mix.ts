import { INDIA_NPS, type MixAtAge } from "../../../data/nps/india";
import type { Inputs } from "./inputs";

/** Percentages of equity, corporate bonds, government bonds and alternative assets. */
export interface Mix {
  readonly equity: number;
  readonly corporate: number;
  readonly government: number;
  readonly alternative: number;
}

/** What the money is in at an age; null where one rate of return stands for all. */
export function mixAt(inputs: Inputs, age: number): Mix | null {
  const { allocationMode } = inputs;
  switch (allocationMode) {
    case "single":
      return null;
    case "active":
      return {
        equity: inputs.equityShare,
        corporate: inputs.corporateShare,
        government: inputs.governmentShare,
        alternative: inputs.alternativeShare,
      };
    default:
      return lifeCycleMix(INDIA_NPS.lifeCycle.value[allocationMode], age);
  }
}

/** In equal steps from one age of the table to the next; before the first and after the last as at these. */
function lifeCycleMix(table: readonly MixAtAge[], age: number): Mix {
  const after = table.findIndex(([at]) => at >= age);
  const next = table[after < 0 ? table.length - 1 : after] as MixAtAge;
  const before = after > 0 ? (table[after - 1] as MixAtAge) : next;
  const share = next[0] === before[0] ? 0 : (age - before[0]) / (next[0] - before[0]);
  const at = (k: 1 | 2 | 3) => before[k] + share * (next[k] - before[k]);
  return { equity: at(1), corporate: at(2), government: at(3), alternative: 0 };
}

/** What the mix is expected to return, percent a year before charges. */
export function mixReturn(mix: Mix, inputs: Inputs): number {
  return (
    (mix.equity * inputs.equityReturn +
      mix.corporate * inputs.corporateReturn +
      mix.government * inputs.governmentReturn +
      mix.alternative * inputs.alternativeReturn) /
    100
  );
}

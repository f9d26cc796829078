import { INDIA_NPS, type MixAtAge } from "../../../data/nps/india";
import type { Inputs } from "./inputs";

/** Percentages of equity, corporate bonds, government bonds and alternative assets. */
export interface Mix {
  readonly equity: number;
  readonly corporate: number;
  readonly government: number;
  readonly alternative: number;
}

/** The asset mix at an age, or null if a single rate of return is used. */
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

/** Interpolates linearly between the ages of the table, and holds its first and last rows outside them. */
function lifeCycleMix(table: readonly MixAtAge[], age: number): Mix {
  const after = table.findIndex(([at]) => at >= age);
  const next = table[after < 0 ? table.length - 1 : after] as MixAtAge;
  const before = after > 0 ? (table[after - 1] as MixAtAge) : next;
  const share = next[0] === before[0] ? 0 : (age - before[0]) / (next[0] - before[0]);
  const at = (k: 1 | 2 | 3) => before[k] + share * (next[k] - before[k]);
  return { equity: at(1), corporate: at(2), government: at(3), alternative: 0 };
}

/** Expected return of the mix, in percent a year before charges. */
export function mixReturn(mix: Mix, inputs: Inputs): number {
  return (
    (mix.equity * inputs.equityReturn +
      mix.corporate * inputs.corporateReturn +
      mix.government * inputs.governmentReturn +
      mix.alternative * inputs.alternativeReturn) /
    100
  );
}

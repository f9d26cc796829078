import type { AnyCalculator } from "./calculator";
import type { Fields } from "./fields";

/** Whether any input or output is an amount of money. */
export function showsMoney({ inputs, outputs }: AnyCalculator): boolean {
  return hasMoney(inputs) || hasMoney(outputs);
}

function hasMoney(fields: Fields): boolean {
  return Object.values(fields).some(({ type, columns = {} }) => type === "money" || hasMoney(columns));
}

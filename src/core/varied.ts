import { type Field, isNumeric } from "./fields";

/** Whether an input is a number whose neighbors make sense: no exact operand, no year, and nothing that the page fills in. */
export function canVary(field: Field): boolean {
  return isNumeric(field) && field.type !== "exact" && field.fill === undefined && field.digits !== "plain";
}

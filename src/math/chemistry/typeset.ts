/** Chemical formulas as they are printed: `4Fe + 3O2 -> 2Fe2O3` becomes `4Fe + 3O₂ → 2Fe₂O₃`. */
import { SUBSCRIPTS, SUPERSCRIPTS } from "./formula";

const raised = (text: string) =>
  [...text].map((sign) => SUPERSCRIPTS[Number(sign)] ?? (sign === "+" ? "⁺" : "⁻")).join("");
const lowered = (digits: string) => [...digits].map((digit) => SUBSCRIPTS[Number(digit)]).join("");

const CHARGE = /(?:\^\{(\d*[+\-−–])\}|\^(\d*[+\-−–])|([+\-−–]))(?=$|\s*\((?:s|l|g|aq|cr)\)$)/;

/**
 * @param text one formula, which may have a coefficient, a charge and a state. Counts with decimals stay on the line,
 *   because there is no lowered decimal point.
 */
export function typesetFormula(text: string): string {
  return text
    .trim()
    .replace(CHARGE, (_, braced, caret, bare) => raised(braced ?? caret ?? bare))
    .replace(/\[(\d+)(?=[A-Z])/g, (_, mass) => `[${raised(mass)}`)
    .replace(/(?<=[A-Za-z)\]}])\d+(?![\d.]*\.\d|\d)/g, lowered);
}

/** @param text formulas joined by plus signs and an arrow */
export function typesetEquation(text: string): string {
  return text
    .split(/( \+ | -> )/)
    .map((part) => (part === " -> " ? " → " : part === " + " ? part : typesetFormula(part)))
    .join("");
}

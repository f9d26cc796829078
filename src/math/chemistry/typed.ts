/**
 * Formulas and equations as people type them, in the exact notation of formula.ts: `Fe2+` is `Fe^2+`, `SO4 2-` is
 * `SO4^2-`, `Zn+2` is `Zn^2+`, `CaSO4·½H2O` is `CaSO4·0.5H2O`, and in `C36.90H69.37N1.66` all points are decimal points.
 */
import { ELEMENTS } from "../../data/chemistry/elements";
import { type PointRole, pointsOf } from "./points";

export interface TypedFormula {
  /** In exact notation. */
  readonly text: string;
  /** How its points were read, if they could have been both decimal points and joints, as in `CuSO4.5H2O`. */
  readonly points: PointRole | null;
}

/** A formula in exact notation. Texts that are no formula stay as they are. */
export function typedFormula(text: string): TypedFormula {
  const { state, body } = withoutState(text);
  const plain = body
    .replace(/(?<=[·•*⋅∙.]\s*)([1-9])\/([2-9])(?=\s*[A-Z(])/g, "$1⁄$2")
    .replace(/[¼-¾⅐-⅞]|\d⁄\d/g, decimalOf);
  const { decimal, doubtful } = pointsOf(plain);
  const { rest, charge } = chargeOf(plain);
  const exact = [...rest]
    .map((sign, at) => (sign === "." && isJoint(rest, at, decimal) ? "·" : sign))
    .join("")
    // The exact notation takes a point before three decimals for a decimal point.
    .replace(/\d+\.\d+/g, (number, at: number) =>
      decimal.has(at + number.indexOf(".")) ? withThreeDecimals(number) : number,
    );
  return { text: exact + charge + state, points: doubtful };
}

/** An equation in exact notation. Coefficients, arrows and plus signs between formulas stay as they are. */
export function typedEquation(text: string): TypedFormula {
  let points: PointRole | null = null;
  const exact = text
    .split(/(<=+>|<-+>|(?<=\s)-+>|->|=+>?|→|⇌|⇄|⟶|⟷|(?<=\s)\+(?=\s))/)
    .map((part, i) => {
      if (i % 2 === 1) return part;
      const [, before = "", formula = "", after = ""] = /^(\s*(?:\d+(?:\.\d+)?\s+)?)(.*?)(\s*)$/s.exec(part) ?? [];
      const typed = typedFormula(formula);
      points ??= typed.points;
      return before + typed.text + after;
    })
    .join("");
  return { text: exact, points };
}

function withoutState(text: string): { readonly body: string; readonly state: string } {
  const state = /\s*\((?:s|l|g|aq|cr)\)\s*$/.exec(text)?.[0] ?? "";
  return { body: text.slice(0, text.length - state.length), state };
}

/** `½` as `0.5`, after a joint or at the beginning of a formula. */
function decimalOf(sign: string): string {
  const [n = 0, d = 1] = sign.normalize("NFKC").split("⁄").map(Number);
  return String(Number((n / d).toFixed(9)));
}

/** Whether a point is no decimal point: neither after a count nor in the number before a part. */
function isJoint(text: string, at: number, decimal: ReadonlySet<number>): boolean {
  return !decimal.has(at) && !/(?:^|[·•*⋅∙.])\s*\d+$/.test(text.slice(0, at));
}

function withThreeDecimals(number: string): string {
  const decimals = number.split(".")[1] ?? "";
  return number + "0".repeat(Math.max(0, 3 - decimals.length));
}

/** Charges with a space before them, with their sign first, and of a lone element. */
const CHARGES = [
  /(?<=[A-Za-z\d)\]}])\s+(?<digits>\d{1,2})(?<sign>[+\-−–])$/,
  /(?<=[A-Za-z\d)\]}])\s*(?<sign>[+\-−–])(?<digits>\d{1,2})$/,
  /(?<=^\s*\d*[A-Z][a-z]?)(?<digits>\d)(?<sign>[+\-−–])$/,
  // After two digits, as in SO42-, the exact notation asks whether another charge was meant.
  /(?<=[A-Za-z)\]}]\d?)(?<sign>[+\-−–])$/,
] as const;

/** Nonmetals whose anions have these charges; with as many atoms, they are rarely ions. */
const ANIONS: Readonly<Record<string, string>> = {
  O: "2-",
  S: "2-",
  Se: "2-",
  Te: "2-",
  N: "3-",
  P: "3-",
  C: "4-",
};
/** Elements whose cations with a digit are molecules, such as H2+ and O2+. */
const NONMETALS = "H D T He C N O F Ne P S Cl Ar Se Br Kr I Xe".split(" ");

function chargeOf(body: string): { readonly rest: string; readonly charge: string } {
  if (/\^\{?\d*[+\-−–]\}?$/.test(body)) return { rest: body, charge: "" };
  for (const form of CHARGES) {
    const match = form.exec(body);
    if (!match) continue;
    const { digits = "", sign = "" } = match.groups ?? {};
    const written = sign === "+" ? "+" : "-";
    const rest = body.slice(0, match.index);
    if (form === CHARGES[2] && !isIon(rest.replace(/^[\s\d]+/, ""), digits + written)) continue;
    return { rest, charge: `^${digits === "1" ? "" : digits}${written}` };
  }
  return { rest: body, charge: "" };
}

/** Whether a digit and a sign after a lone element are its charge: `Fe2+`, but not `H2+` or `I3-`. */
function isIon(symbol: string, charge: string): boolean {
  return ANIONS[symbol] === charge || (charge.endsWith("+") && !NONMETALS.includes(symbol) && ELEMENTS.has(symbol));
}

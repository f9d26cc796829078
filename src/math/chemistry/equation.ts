/** Chemical equations as people type them: `MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O`. */
import { type ChemicalFormula, FormulaError, parseChemicalFormula } from "./formula";

export interface Species {
  /** As typed, without its coefficient. */
  readonly text: string;
  readonly formula: ChemicalFormula;
  readonly side: "left" | "right";
}

/**
 * Arrows as people draw them: `-->`, `<==>`. A minus sign that touches its formula is a charge: `Cl-->` is `Cl- ->`.
 */
const ARROW = /<=+>|<-+>|(?<=\s)-+>|->|=+>?|→|⇌|⇄|⟶|⟷/g;
const COEFFICIENT = /^\s*\d+(?:\.\d+|\s*\/\s*\d+)?\s*(?=[A-Za-z([{^])/;
const STATE = /\s*\((?:s|l|g|aq|cr)\)\s*$/;
/** Limit that keeps the calculation fast. */
const MAX_SPECIES = 24;

/** @throws FormulaError */
export function parseEquation(text: string): readonly Species[] {
  const arrows = [...text.matchAll(ARROW)];
  if (arrows.length === 0)
    throw new FormulaError("Put an arrow between reactants and products, e.g. Fe + O2 -> Fe2O3.");
  if (arrows.length > 1) throw new FormulaError("An equation has only one arrow.");
  const arrow = arrows[0] as RegExpExecArray;
  const end = arrow.index + arrow[0].length;
  const species = [...readSide(text.slice(0, arrow.index), 0, "left"), ...readSide(text.slice(end), end, "right")];
  if (species.length > MAX_SPECIES) throw new FormulaError(`An equation may have up to ${MAX_SPECIES} species.`);
  const seen = new Set<string>();
  for (const { text } of species) {
    if (seen.has(text)) throw new FormulaError(`“${text}” appears in the equation twice; write it once.`);
    seen.add(text);
  }
  return species;
}

/** Removes state, coefficient and spaces: `Si(s)` and `Si` are the same species. */
export function plainSpecies(text: string): string {
  return text.replace(STATE, "").replace(COEFFICIENT, "").replace(/\s+/g, "");
}

function readSide(text: string, offset: number, side: Species["side"]): Species[] {
  const name = side === "left" ? "left" : "right";
  if (text.trim() === "") throw new FormulaError(`There is nothing on the ${name} of the arrow.`);
  return pieces(text).map(({ piece, at }) => {
    const coefficient = COEFFICIENT.exec(piece)?.[0] ?? "";
    const rest = piece.slice(coefficient.length);
    if (rest.trim() === "") throw new FormulaError(`A plus sign on the ${name} has no formula next to it.`);
    return { text: rest.trim(), formula: parseChemicalFormula(rest, offset + at + coefficient.length), side };
  });
}

/** Splits at the plus signs that are not charges. */
function pieces(text: string): { readonly piece: string; readonly at: number }[] {
  const found: { piece: string; at: number }[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/\+/g)) {
    if (isCharge(text, index)) continue;
    found.push({ piece: text.slice(from, index), at: from });
    from = index + 1;
  }
  found.push({ piece: text.slice(from), at: from });
  return found;
}

/**
 * A plus after a caret is a charge. So is one that touches its formula and is followed by another plus, a state or
 * nothing.
 */
function isCharge(text: string, at: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (/\^\{?\d*$/.test(before)) return true;
  return /[^\s+]$/.test(before) && /^\s*(?:\+|$)|^\((?:s|l|g|aq|cr)\)/.test(after);
}

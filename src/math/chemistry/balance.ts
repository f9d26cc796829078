/**
 * Balances equations: the coefficients are the integers in the null space of the atom and charge counts. If there are
 * several independent reactions, atoms alone do not determine the coefficients, and the smallest ones are chosen.
 */
import { magnitude, Rational } from "../numbers/rational";
import { parseEquation, type Species } from "./equation";
import { atomLabel, FormulaError } from "./formula";
import { type IntegerRow, type NullSpace, nullSpace, primitive } from "./null-space";

export interface Balance {
  readonly species: readonly Species[];
  /** The kinds of atoms, plus `charge` if there are ions. */
  readonly conserved: readonly { readonly name: string; readonly row: IntegerRow }[];
  readonly space: NullSpace;
  /** Number of independent reactions. */
  readonly dimension: number;
  readonly coefficients: IntegerRow;
}

/** Maximum number of independent reactions. */
const MAX_REACTIONS = 4;
/** Maximum number of combinations to try for the smallest coefficients. */
const MAX_TRIES = 60_000;

/** @throws FormulaError if the equation cannot be parsed or balanced */
export function balance(text: string): Balance {
  const species = parseEquation(text);
  const conserved = conservedIn(species);
  const rows = conserved.map(({ row }) => row);
  const space = nullSpace(rows, species.length);
  const dimension = space.basis.length;
  const lonely = conserved.find(({ row }) => isOneSided(row))?.name;
  if (dimension === 0) throw unbalanced(lonely ?? firstAtFault(conserved, species.length), species);
  const isUnsolvable = dimension > 1 || space.basis[0]?.includes(0n);
  if (lonely !== undefined && isUnsolvable) throw unbalanced(lonely, species);
  const coefficients = dimension === 1 ? onlySolution(space, species) : leastSolution(space, species);
  return { species, conserved, space, dimension, coefficients };
}

/** Writes `4Fe + 3O2 -> 2Fe2O3`. A species with a negative coefficient is written on the other side. */
export function equationText(species: readonly Species[], coefficients: IntegerRow): string {
  const side = (shownSide: Species["side"]) =>
    species
      .flatMap(({ text, side }, i) => {
        const coefficient = coefficients[i] as bigint;
        if (coefficient === 0n || (side === shownSide) !== coefficient > 0n) return [];
        const count = magnitude(coefficient);
        return [count === 1n ? text : /^\d/.test(text) ? `${count} ${text}` : count + text];
      })
      .join(" + ");
  return `${side("left")} -> ${side("right")}`;
}

/** A basis vector may have either sign; chooses the one that makes its first species a reactant. */
export function oriented(vector: IntegerRow): IntegerRow {
  const first = vector.find((value) => value !== 0n) ?? 1n;
  return first < 0n ? vector.map((value) => -value) : vector;
}

/** Counts of each kind of atom, and charges, per species; negative for species on the right. */
function conservedIn(species: readonly Species[]): { name: string; row: IntegerRow }[] {
  const names = new Set(species.flatMap(({ formula }) => formula.atoms.map(atomLabel)));
  const found = [...names].map((name) => ({
    name,
    row: signed(
      species,
      ({ formula }) => formula.atoms.find((atom) => atomLabel(atom) === name)?.count ?? Rational.ZERO,
    ),
  }));
  if (species.some(({ formula }) => formula.charge !== 0))
    found.push({ name: "charge", row: signed(species, ({ formula }) => Rational.of(formula.charge)) });
  return found;
}

/** Scaled to integers if counts have decimals. */
function signed(species: readonly Species[], countOf: (one: Species) => Rational): IntegerRow {
  const counts = species.map(countOf);
  const common = counts.reduce((product, { d }) => (product % d === 0n ? product : product * d), 1n);
  return primitive(counts.map(({ n, d }, i) => ((species[i] as Species).side === "left" ? n : -n) * (common / d)));
}

/** Whether something occurs on only one side of the arrow. */
function isOneSided(row: IntegerRow): boolean {
  return row.every((value) => value >= 0n) || row.every((value) => value <= 0n);
}

function unbalanced(name: string, species: readonly Species[]): FormulaError {
  const doubtful = species.find(({ formula }) => formula.question !== null);
  const hint = doubtful ? ` If ${doubtful.text} is meant as an ion, write ${doubtful.formula.question}.` : "";
  return new FormulaError(`No set of coefficients balances ${name === "charge" ? "the charge" : name}.${hint}`);
}

/** The first kind of atom that, together with the previous ones, rules out any solution. */
function firstAtFault(conserved: Balance["conserved"], columns: number): string {
  const upTo = (count: number) =>
    nullSpace(
      conserved.slice(0, count).map(({ row }) => row),
      columns,
    ).basis.length;
  const at = conserved.findIndex((_, i) => upTo(i + 1) === 0);
  return (conserved[at] ?? conserved[0])?.name ?? "";
}

/** The species as written at the beginning of a sentence. */
function named(species: Species | undefined): string {
  const text = species?.text ?? "";
  return /^[A-Z\d]/.test(text) ? text : `“${text}”`;
}

/** @throws FormulaError if a species is on the wrong side or takes no part */
function onlySolution({ basis }: NullSpace, species: readonly Species[]): IntegerRow {
  const vector = oriented(basis[0] as IntegerRow);
  const idle = vector.indexOf(0n);
  if (idle >= 0) throw new FormulaError(`${named(species[idle])} takes no part in the reaction; leave it out.`);
  const negative = species.filter((_, i) => (vector[i] as bigint) < 0n);
  // Assume that the smaller group is on the wrong side.
  const wrong = negative.length * 2 <= species.length ? negative : species.filter((_, i) => (vector[i] as bigint) > 0n);
  if (negative.length > 0) throw new FormulaError(`${named(wrong[0])} would have to stand on the other side.`);
  return vector;
}

/**
 * The solution with all coefficients at least 1 and the smallest sum, and of those the first in lexicographic order.
 * Free coefficients are tried in order of their sum, which is a lower bound of the total.
 *
 * @throws FormulaError if there is none
 */
function leastSolution(space: NullSpace, species: readonly Species[]): IntegerRow {
  if (space.free.length > MAX_REACTIONS)
    throw new FormulaError(
      `This combines ${space.free.length} independent reactions; at most ${MAX_REACTIONS} can be balanced together.`,
    );
  if (!hasPositive(space)) throw new FormulaError("No set of coefficients keeps every species on its side.");
  const rows = space.reduced.map((row, i) => ({
    pivot: Number(row[space.pivots[i] as number]),
    at: space.pivots[i] as number,
    weights: space.free.map((column) => Number(row[column])),
  }));
  const count = space.free.length;
  let best: number[] | null = null;
  let bestSum = Number.POSITIVE_INFINITY;
  let tries = 0;
  const tried = (free: readonly number[], total: number) => {
    tries++;
    const found: number[] = Array(species.length).fill(0);
    let sum = total;
    for (const [k, column] of space.free.entries()) found[column] = free[k] as number;
    for (const { pivot, at, weights } of rows) {
      const value = -weights.reduce((all, weight, k) => all + weight * (free[k] as number), 0) / pivot;
      if (!Number.isInteger(value) || value < 1) return;
      found[at] = value;
      sum += value;
    }
    if (sum > bestSum || (sum === bestSum && best && !isLess(found, best))) return;
    best = found;
    bestSum = sum;
  };
  for (let total = count; total + rows.length <= bestSum && tries < MAX_TRIES; total++)
    forEachSum(total, count, (free) => tried(free, total));
  if (!best) throw new FormulaError("The coefficients of this equation would be too large.");
  return (best as number[]).map(BigInt);
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] as number) < (b[at] as number);
}

/** Visits every way to write `total` as an ordered sum of `count` positive integers. */
function forEachSum(total: number, count: number, visit: (parts: readonly number[]) => void): void {
  const parts: number[] = [];
  const fill = (left: number) => {
    if (parts.length === count - 1) {
      visit([...parts, left]);
      return;
    }
    for (let one = 1; one <= left - (count - 1 - parts.length); one++) {
      parts.push(one);
      fill(left - one);
      parts.pop();
    }
  };
  fill(total);
}

/** Whether all coefficients can be positive at once, by Fourier–Motzkin elimination of the free ones. */
function hasPositive({ reduced, pivots, free }: NullSpace): boolean {
  let conditions: IntegerRow[] = free.map((_, k) => free.map((_, j) => (j === k ? 1n : 0n)));
  for (const [i, row] of reduced.entries()) {
    const sign = (row[pivots[i] as number] as bigint) > 0n ? -1n : 1n;
    conditions.push(free.map((column) => sign * (row[column] as bigint)));
  }
  for (let k = 0; k < free.length; k++) {
    const at = (row: IntegerRow) => row[k] as bigint;
    const [above, below] = [conditions.filter((row) => at(row) > 0n), conditions.filter((row) => at(row) < 0n)];
    const pairs = above.flatMap((a) =>
      below.map((b) => primitive(a.map((value, j) => value * -at(b) + (b[j] as bigint) * at(a)))),
    );
    const unique = new Map([...conditions.filter((row) => at(row) === 0n), ...pairs].map((row) => [row.join(), row]));
    conditions = [...unique.values()];
    if (conditions.some((row) => row.every((value) => value === 0n))) return false;
  }
  return true;
}

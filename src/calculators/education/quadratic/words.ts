import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { MINUS } from "../../../math/numbers/write-number";
import type { Root } from "../../../math/polynomial/roots";
import { joinWithAnd, joinWithOr } from "../../../math/words/lists";
import { printed, withUnknown } from "./notation";
import type { SolvedEquation } from "./solved-equation";

/** Longer exact roots are shown as decimals; the list below has them in full. */
const LONGEST = 40;

const DIGITS = 6;
/** For roots that six decimals do not tell apart. */
const MORE_DIGITS = 15;

/** The solutions as equations: `x = −3/2` and `x = 1`, or a pair as one: `x = (−1 ± √13)/2`. */
function solutions({ solution, unknown }: SolvedEquation, format: Format): string[] {
  const { roots } = solution;
  const write = decimalWriter(roots, format);
  const texts: string[] = [];
  for (let i = 0; i < roots.length; i++) {
    const root = roots[i] as Root;
    const next = roots[i + 1];
    const exact = root.exact;
    if (exact && exact.q !== 0n && next?.exact) {
      // Irrational and complex roots come in pairs; a rational root may come between.
      const isPair = next.exact.q === -exact.q;
      const text = isPair ? exact.pairText : exact.text;
      if (text.length > LONGEST) texts.push(`x ≈ ${write(root, isPair)}`);
      else texts.push(`x = ${text}`);
      if (isPair && (text.length <= LONGEST || root.im !== 0)) i++;
    } else if (exact && exact.text.length <= LONGEST) texts.push(`x = ${exact.text}`);
    else if (root.im !== 0 && root.im !== null) {
      texts.push(`x ≈ ${write(root, true)}`);
      i++;
    } else texts.push(`x ≈ ${write(root)}`);
  }
  return [...new Set(texts)].map((text) => printed(withUnknown(text, unknown)));
}

export function headline(equation: SolvedEquation, format: Format): Headline {
  const { nature } = equation.solution;
  if (nature === "no-solution")
    return { label: "Solution", before: "The equation has", figure: "no solution", tone: "plain" };
  if (nature === "all-numbers")
    return { label: "Solution", before: "The equation holds for", figure: "every number", tone: "plain" };
  const all = solutions(equation, format);
  const figure = joinWithOr(all);
  const second = remark(equation, all, format);
  return {
    label: all.length > 1 || /±/.test(figure) ? "Solutions" : "Solution",
    figure,
    text: figure,
    ...(second && { second }),
  };
}

/** The exact roots in decimals, or what is special about them. */
function remark(
  { solution, degree, unknown }: SolvedEquation,
  shown: readonly string[],
  format: Format,
): string | null {
  const { roots, nature } = solution;
  if (nature === "complex-pair" && shown.every((text) => !/[/√]/.test(text)))
    return "Not real: the parabola does not meet the x-axis.";
  if (nature === "repeated-real") {
    const places = roots.filter(({ re }) => re === roots[1]?.re).length;
    const kind = places === 3 ? "triple" : "double";
    const at =
      degree === 3 && places === 2 ? `${unknown} = ${roots[1]?.exact?.text} is a double root.` : `A ${kind} root.`;
    return shown.some((text) => text.includes("/")) ? `${at} ${decimals(roots, format)}` : at;
  }
  return shown.some((text) => text.startsWith(`${unknown} =`) && /[/√]/.test(text)) ? decimals(roots, format) : null;
}

function decimals(roots: readonly Root[], format: Format): string {
  const write = decimalWriter(roots, format);
  const texts = new Set<string>();
  for (let i = 0; i < roots.length; i++) {
    const root = roots[i] as Root;
    const isComplex = root.im !== 0 && root.im !== null;
    texts.add(write(root, isComplex));
    if (isComplex) i++;
  }
  return `In decimals: ${joinWithAnd([...texts])}`;
}

/** Writes roots with as many decimals as it takes to tell them apart. */
export function decimalWriter(roots: readonly Root[], format: Format): (root: Root, isPair?: boolean) => string {
  const reals = [...new Set(roots.flatMap(({ re, im }) => (im === 0 && re !== null ? [re] : [])))];
  const short = new Set(reals.map((re) => format.number(re, DIGITS)));
  const digits = short.size < reals.length ? MORE_DIGITS : DIGITS;
  return ({ re, im }, isPair = false) => {
    if (re === null || im === null) return "a number beyond 10³⁰⁸";
    if (im === 0) return format.number(re, digits);
    const size = Math.abs(im);
    const term = `${size === 1 ? "" : format.number(size, digits)}i`;
    const sign = isPair ? "±" : im < 0 ? MINUS : "+";
    if (re === 0) return `${sign === "+" ? "" : sign}${term}`;
    return `${format.number(re, digits)} ${sign} ${term}`;
  };
}

export function notices({ degree, solution, terms }: SolvedEquation): Listed<Notice> {
  const found: Notice[] = [];
  if (degree < terms - 1 && degree > 0)
    found.push(
      notice(
        "lower-degree",
        `The coefficient of ${terms === 4 ? "x³" : "x²"} is 0, so this is a ${degree === 2 ? "quadratic" : "linear"} equation.`,
      ),
    );
  if (degree === 3 && solution.factors.rational.length === 0)
    found.push(notice("decimals-only", "This cubic has no rational root. Its roots are given as decimals."));
  if (!solution.lowest)
    found.push(
      notice(
        "large-radicand",
        "The number under the root is too large to be factored, so it may still contain a square factor.",
      ),
    );
  return found;
}

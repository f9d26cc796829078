/** An expression as it would be printed: MathML, which browsers render natively. */
import { Fragment, type ReactNode } from "react";
import type { Node, Statement } from "../../math/expression/ast";
import { type Algebra, evaluate } from "../../math/expression/evaluate";
import type { Rational } from "../../math/numbers/rational";

interface Typeset {
  readonly math: ReactNode;
  /** How tightly it binds: 1 sums, 2 products, 3 signs, 4 powers, 5 anything self-contained. */
  readonly rank: number;
}

const SUM = 1;
const PRODUCT = 2;
const SIGN = 3;
const POWER = 4;
const ATOM = 5;

const GREEK: Readonly<Record<string, string>> = { pi: "π", tau: "τ", phi: "φ" };

function inside(part: Typeset, rank: number): ReactNode {
  return part.rank >= rank ? (
    part.math
  ) : (
    <mrow>
      <mo>(</mo>
      {part.math}
      <mo>)</mo>
    </mrow>
  );
}

const MATH: Algebra<Typeset> = {
  number: ({ text }) => ({ math: <mn>{text}</mn>, rank: /[ °]/.test(text) ? PRODUCT : ATOM }),
  name: (name) => ({ math: <mi>{GREEK[name] ?? name}</mi>, rank: ATOM }),
  call(name, values) {
    const [first, second] = values as readonly [Typeset, Typeset | undefined];
    if (name === "sqrt") return { math: <msqrt>{first.math}</msqrt>, rank: ATOM };
    if (name === "cbrt")
      return {
        math: (
          <mroot>
            <mrow>{first.math}</mrow>
            <mn>3</mn>
          </mroot>
        ),
        rank: ATOM,
      };
    if (name === "root" && second)
      return {
        math: (
          <mroot>
            <mrow>{first.math}</mrow>
            {second.math}
          </mroot>
        ),
        rank: ATOM,
      };
    if (name === "abs")
      return {
        math: (
          <mrow>
            <mo>|</mo>
            {first.math}
            <mo>|</mo>
          </mrow>
        ),
        rank: ATOM,
      };
    return {
      math: (
        <mrow>
          <mi>{name}</mi>
          <mo>(</mo>
          {values.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: arguments are their places
            <Fragment key={i}>
              {i > 0 && <mo>,</mo>}
              {value.math}
            </Fragment>
          ))}
          <mo>)</mo>
        </mrow>
      ),
      rank: ATOM,
    };
  },
  negate: (value) => ({
    math: (
      <mrow>
        <mo>−</mo>
        {inside(value, SIGN)}
      </mrow>
    ),
    rank: SIGN,
  }),
  operate(operator, left, right) {
    if (operator === "/")
      return {
        math: (
          <mfrac>
            <mrow>{left.math}</mrow>
            <mrow>{right.math}</mrow>
          </mfrac>
        ),
        rank: ATOM,
      };
    const rank = operator === "+" || operator === "-" ? SUM : PRODUCT;
    const sign = { "+": "+", "-": "−", "*": "×", mod: "mod" }[operator];
    return {
      math: (
        <mrow>
          {inside(left, rank)}
          <mo>{sign}</mo>
          {inside(right, rank + 1)}
        </mrow>
      ),
      rank,
    };
  },
  change: (operator, left, percent) => ({
    math: (
      <mrow>
        {left.math}
        <mo>{operator === "+" ? "+" : "−"}</mo>
        {inside(percent, PRODUCT)}
        <mo>%</mo>
      </mrow>
    ),
    rank: SUM,
  }),
  power: (base, exponent) => ({
    math: (
      <msup>
        <mrow>{inside(base, ATOM)}</mrow>
        <mrow>{exponent.math}</mrow>
      </msup>
    ),
    rank: POWER,
  }),
  postfix: (operator, value) => ({
    math: (
      <mrow>
        {inside(value, ATOM)}
        <mo>{operator}</mo>
      </mrow>
    ),
    rank: POWER,
  }),
};

/** Longer expressions are easier to read as typed. */
const MOST_NODES = 120;

/** Null if the expression is too long to draw. @param result its value, as a fraction */
export function typeset(program: readonly Statement[], result?: Rational): ReactNode {
  if (program.reduce((sum, { value }) => sum + size(value), 0) > MOST_NODES) return null;
  return (
    <math display="block">
      {program.map(({ name, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements are their places
        <Fragment key={i}>
          {i > 0 && <mo>;</mo>}
          {name && (
            <>
              <mi>{name}</mi>
              <mo>=</mo>
            </>
          )}
          {evaluate(value, MATH).math}
        </Fragment>
      ))}
      {result && (
        <>
          <mo>=</mo>
          {fraction(result)}
        </>
      )}
    </math>
  );
}

function fraction(value: Rational): ReactNode {
  const { n, d } = value.abs();
  return (
    <mrow>
      {value.sign() < 0 && <mo>−</mo>}
      {d === 1n ? (
        <mn>{String(n)}</mn>
      ) : (
        <mfrac>
          <mn>{String(n)}</mn>
          <mn>{String(d)}</mn>
        </mfrac>
      )}
    </mrow>
  );
}

function size(node: Node): number {
  switch (node.kind) {
    case "number":
    case "name":
      return 1;
    case "call":
      return node.arguments.reduce((sum, argument) => sum + size(argument), 1);
    case "negate":
    case "postfix":
      return 1 + size(node.operand);
    case "power":
      return 1 + size(node.base) + size(node.exponent);
    case "chain":
      return node.rest.reduce((sum, { right }) => sum + size(right), size(node.first));
  }
}

/** Formulas typeset in MathML, which browsers render natively. */
import { Fragment, type ReactNode } from "react";
import { type Part, readFormula } from "./formula-parts";

/** A line of equations with the words between them: `x = -3/2 or x = 1`. In display style, but inline. */
export function Formula({ text }: { readonly text: string }) {
  return text.split(/( or | and |, )/).map((piece, i) =>
    i % 2 === 1 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified by their position
      <math key={i} display="block">
        {draw(readFormula(piece))}
      </math>
    ),
  );
}

function draw(parts: readonly Part[]): ReactNode {
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their position
    <Fragment key={i}>{drawPart(part)}</Fragment>
  ));
}

function drawPart(part: Part): ReactNode {
  switch (part.kind) {
    case "number":
      return <mn>{part.text}</mn>;
    case "name":
      return <mi>{part.text}</mi>;
    case "sign":
      return <mo>{part.text}</mo>;
    case "root":
      return <msqrt>{draw(part.inside)}</msqrt>;
    case "power":
      return (
        <msup>
          <mrow>{draw(part.base)}</mrow>
          <mn>{part.exponent}</mn>
        </msup>
      );
    case "fraction":
      return (
        <mfrac>
          <mrow>{draw(part.above)}</mrow>
          <mrow>{draw(part.below)}</mrow>
        </mfrac>
      );
    case "group":
      return (
        <mrow>
          {part.brackets && <mo>(</mo>}
          {draw(part.inside)}
          {part.brackets && <mo>)</mo>}
        </mrow>
      );
  }
}

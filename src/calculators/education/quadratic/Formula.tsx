/** Formulas as in print: MathML, which browsers draw by themselves. */
import { Fragment, type ReactNode } from "react";
import { type Part, readFormula } from "./formula-parts";

/** Equations of a line, with the words between them: `x = -3/2 or x = 1`. Set large, but in the line. */
export function Formula({ text }: { readonly text: string }) {
  return text.split(/( or | and |, )/).map((piece, i) =>
    i % 2 === 1 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are their places
      <math key={i} display="block">
        {draw(readFormula(piece))}
      </math>
    ),
  );
}

function draw(parts: readonly Part[]): ReactNode {
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are their places
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

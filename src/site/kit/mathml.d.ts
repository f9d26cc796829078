/** The MathML Core elements that views draw formulas with; React's types do not include them. */
import "react";

declare module "react" {
  namespace JSX {
    type MathElement = { children?: ReactNode; key?: Key };
    interface IntrinsicElements {
      math: MathElement & { display?: "block" | "inline" };
      mrow: MathElement;
      mi: MathElement;
      mn: MathElement;
      mo: MathElement;
      mfrac: MathElement;
      msup: MathElement;
      msqrt: MathElement;
      mroot: MathElement;
    }
  }
}

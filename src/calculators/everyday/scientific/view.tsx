import { type CustomPageProps, defineView } from "../../../site/kit";
import ClassicCalculator from "../../../site/kit/classic/ClassicCalculator";
import scientific from "./calculator";
import { ExpressionEntry } from "./ExpressionEntry";
import { Forms } from "./Forms";
import { Graph } from "./Graph";
import "./scientific.css";

/** The classic mode, in which the keypad replaces the form and results. */
function Keypad({ texts, rows }: CustomPageProps) {
  return (
    <div className="keypad-page">
      <div>{rows(["mode"])}</div>
      <ClassicCalculator keys={texts.keys} wholePage />
      <p className="keypad-note">
        Operators act at once, from left to right, and angles are in degrees. On a keyboard, type digits and{" "}
        <kbd>+ - * /</kbd>, <kbd>Enter</kbd> for =, <kbd>Escape</kbd> for AC, and <kbd>s c t l g r q p e</kbd> for the
        functions. For precedence, parentheses and exact fractions, choose Expression.
      </p>
    </div>
  );
}

export default defineView(scientific, {
  CustomPage: Keypad,
  customPageWhen: { mode: "classic" },
  FormTop: ExpressionEntry,
  Display: Forms,
  tabs: [
    { label: "Graph", Component: Graph, when: ({ model }) => model.variant === "graph" },
    { label: "Roots", table: "roots" },
    { label: "Highest and lowest points", table: "extrema" },
    { label: "Points", table: "plot" },
    { label: "Variables", table: "assigned" },
  ],
});

import { defineView } from "../../../site/view";
import { ExpressionEntry } from "./ExpressionEntry";
import { Forms } from "./Forms";
import { Graph } from "./Graph";
import { Keypad } from "./Keypad";
import model from "./model";

export default defineView(model, {
  Bench: Keypad,
  benchWhen: { mode: "classic" },
  ownInputs: ["mode", "expression"],
  FormTop: ExpressionEntry,
  Display: Forms,
  figures: ["hex", "octal", "binary", "dms", "alternative", "normalized"],
  hide: ["value", "text", "exact", "mixed", "multipleOfPi", "scientific", "engineering", "ambiguous"],
  tabs: [
    { label: "Graph", Component: Graph, when: ({ mode }) => mode === "graph" },
    { label: "Roots", table: "roots" },
    { label: "Highest and lowest points", table: "extrema" },
    { label: "Points", table: "plot" },
    { label: "Variables", table: "assigned" },
  ],
});

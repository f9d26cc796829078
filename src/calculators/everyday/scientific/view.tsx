import { defineView } from "../../../site/kit";
import scientific from "./calculator";
import { ExpressionEntry } from "./ExpressionEntry";
import { Forms } from "./Forms";
import { Graph } from "./Graph";
import { Keypad } from "./Keypad";

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

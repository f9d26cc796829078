import { defineView } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import calculator from "./calculator";
import { Ladder } from "./Ladder";
import { RuleTable } from "./RuleTable";
import { Tapes } from "./Tapes";

export default defineView(calculator, {
  measured: MEASURED,
  Display: Tapes,
  tabs: [
    { label: "All countries", table: "sizes" },
    { label: "Sister sizes", Component: Ladder },
    { label: "Four rules", Component: RuleTable, when: ({ inputs }) => inputs.mode === "measure" },
  ],
});

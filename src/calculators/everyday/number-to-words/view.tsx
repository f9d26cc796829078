import { defineView } from "../../../site/view";
import { Answer } from "./Answer";
import { Groups } from "./Groups";
import { KindChoice } from "./KindChoice";
import { Letters } from "./Letters";
import model from "./model";
import { SideBySide } from "./SideBySide";

export default defineView(model, {
  FormTop: KindChoice,
  ownInputs: ["mode"],
  Display: Answer,
  hide: ["words", "value", "breakdown"],
  tabs: [
    {
      label: "US, UK and Indian",
      Component: SideBySide,
      when: ({ mode }) => mode !== "year" && mode !== "roman" && mode !== "roman-to-number",
    },
    { label: "Groups", Component: Groups },
    { label: "Letters", Component: Letters, when: (_, { words }) => words !== null },
  ],
});

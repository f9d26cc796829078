import { defineView } from "../../../site/kit";
import { Answer } from "./Answer";
import numberToWords from "./calculator";
import { Groups } from "./Groups";
import { KindChoice } from "./KindChoice";
import { Letters } from "./Letters";
import { SideBySide } from "./SideBySide";

export default defineView(numberToWords, {
  FormTop: KindChoice,
  Display: Answer,
  tabs: [
    {
      label: "US, UK and Indian",
      Component: SideBySide,
      when: ({ inputs: { mode } }) => mode !== "year" && mode !== "roman" && mode !== "roman-to-number",
    },
    { label: "Groups", Component: Groups },
    { label: "Letters", Component: Letters, when: ({ model }) => model.answer.words !== null },
  ],
});

import { defineView, type ViewProps } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import numberToWords from "./calculator";
import { Groups } from "./Groups";
import { KindChoice } from "./KindChoice";
import type { System } from "./kind";
import { Letters } from "./Letters";
import { ReadAloud } from "./ReadAloud";
import { SideBySide } from "./SideBySide";
import "./wording.css";

const Cheque = deferred(() => import("./Cheque"));

const LANGUAGES: Readonly<Record<System, string>> = { us: "en-US", uk: "en-GB", indian: "en-IN" };

/** A button to hear the words, and a picture of the check. */
function Answer(props: ViewProps<typeof numberToWords>) {
  const { inputs, model } = props;
  const { words, system } = model.answer;
  if (words === null) return null;
  return (
    <div className="wording">
      <ReadAloud text={words} language={LANGUAGES[system]} />
      {inputs.mode === "currency" && <Cheque {...props} urgent />}
    </div>
  );
}

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

import type { ViewProps } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import type numberToWords from "./calculator";
import type { System } from "./kind";
import { ReadAloud } from "./ReadAloud";
import "./wording.css";

const Cheque = deferred(() => import("./Cheque"));

const LANGUAGES: Readonly<Record<System, string>> = { us: "en-US", uk: "en-GB", indian: "en-IN" };

/** A button to hear the words, and a picture of the check. */
export function Answer(props: ViewProps<typeof numberToWords>) {
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

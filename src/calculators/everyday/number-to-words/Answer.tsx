import type { ViewProps } from "../../../site/view";
import { deferred } from "../../../site/view/island";
import type model from "./model";
import { ReadAloud } from "./ReadAloud";
import { type System, systemOf } from "./wording";
import "./wording.css";

const Cheque = deferred(() => import("./Cheque"));

const LANGUAGES: Readonly<Record<System, string>> = { us: "en-US", uk: "en-GB", indian: "en-IN" };

/** Longer answers are set in smaller type. */
const LONG = 240;

/** Words to hear, and the cheque they are written on. */
export function Answer(props: ViewProps<typeof model>) {
  const { inputs, outputs } = props;
  const { words } = outputs;
  if (words === null) return null;
  return (
    <div className="wording" data-long={words.length > LONG ? "" : undefined}>
      <ReadAloud text={words} language={LANGUAGES[systemOf(inputs)]} />
      {inputs.mode === "currency" && <Cheque {...props} urgent />}
    </div>
  );
}

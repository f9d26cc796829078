import { useEffect, useRef, useState } from "react";
import type { FormTopProps } from "../../../site/kit";
import { type TypedBefore, useKeptText } from "../../../site/kit/deferred";
import type percentage from "./calculator";
import "../../../site/kit/quick-choices.css";

type Read = typeof import("./quick-entry").readSentence;

/** The most common questions; the list below the buttons has all of them. */
const COMMON = [
  ["of", "x% of y"],
  ["what-percent", "x is what % of y"],
  ["change", "% change"],
  ["decrease", "x% off"],
  ["increase", "x% more"],
  ["margin", "Margin"],
] as const;

/** Buttons for the common questions, and a box for a free sentence. The sentence reader loads at the first letter. */
export default function QuickEntry(props: FormTopProps<typeof percentage> & TypedBefore) {
  const { textOf, setInputs, decimalComma } = props;
  const mode = textOf("mode");
  const [sentence, setSentence] = useKeptText(props, "sentence");
  const [read, setRead] = useState<Read>();
  const entered = [mode, textOf("x"), textOf("y")].join("\n");
  /** The fields when the sentence was last typed. */
  const [enteredThen, setEnteredThen] = useState(entered);
  const box = useRef<HTMLInputElement>(null);
  const unread = read && sentence.trim().length > 8 && !read(sentence, decimalComma);

  function take(text: string, reader = read): void {
    setSentence(text);
    setEnteredThen(entered);
    const inputs = reader?.(text, decimalComma);
    if (inputs) setInputs(inputs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, then reads what has been typed so far
  useEffect(() => {
    if (!sentence || read) return;
    import("./quick-entry").then(
      ({ readSentence }) => {
        setRead(() => readSentence);
        take(box.current?.value ?? "", readSentence);
      },
      () => {}, // Without the reader, the fields below still work.
    );
  }, [sentence, read]);

  // The answer is to an earlier question, so it must look outdated until the fields are used instead.
  useEffect(() => {
    const page = box.current?.closest(".calculator");
    page?.toggleAttribute("data-unread", Boolean(unread) && entered === enteredThen);
    return () => page?.removeAttribute("data-unread");
  }, [unread, entered, enteredThen]);

  return (
    <div className="row wide">
      <div className="quick-choices" role="group" aria-label="Common cases">
        {COMMON.map(([question, text]) => (
          <button
            key={question}
            type="button"
            id={`question-${question}`}
            aria-pressed={mode === question}
            onClick={() => setInputs({ mode: question })}
          >
            {text}
          </button>
        ))}
      </div>
      <label htmlFor="sentence">In your own words</label>
      <div className="field text">
        <input
          ref={box}
          id="sentence"
          type="text"
          placeholder="20% off 1,250"
          value={sentence}
          aria-describedby={unread ? "sentence-help" : undefined}
          onChange={(event) => take(event.target.value)}
        />
      </div>
      {unread && (
        <p className="understood" id="sentence-help">
          Try “15% of 80” or “40 to 50”.
        </p>
      )}
    </div>
  );
}

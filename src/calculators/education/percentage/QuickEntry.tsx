import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ViewProps } from "../../../site/kit";
import type percentage from "./calculator";

type Read = typeof import("./quick-entry").readSentence;

/** A free sentence in place of question and blanks. What reads it comes with the first letter. */
export function QuickEntry({ setInputs }: ViewProps<typeof percentage>) {
  const [sentence, setSentence] = useState("");
  const [read, setRead] = useState<Read>();
  const box = useRef<HTMLInputElement>(null);
  const unread = read && sentence.trim().length > 8 && !read(sentence);

  function take(text: string, reader = read): void {
    setSentence(text);
    const inputs = reader?.(text);
    if (inputs) setInputs(inputs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then for what has been typed by then
  useEffect(() => {
    if (!sentence || read) return;
    import("./quick-entry").then(
      ({ readSentence }) => {
        setRead(() => readSentence);
        take(box.current?.value ?? "", readSentence);
      },
      () => {}, // The fields below do the same.
    );
  }, [sentence, read]);

  // What was typed before the script was there counts, too.
  useLayoutEffect(() => setSentence(box.current?.value ?? ""), []);

  return (
    <div className="row wide">
      <label htmlFor="sentence">In your own words</label>
      <div className="field text">
        <input
          ref={box}
          id="sentence"
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder="20% off 1,250"
          value={sentence}
          aria-describedby={unread ? "sentence-help" : undefined}
          onChange={(event) => take(event.target.value)}
        />
      </div>
      {unread && (
        <p className="understood" id="sentence-help">
          Try “15% of 80”, “45 is what % of 360” or “from 40 to 50”.
        </p>
      )}
    </div>
  );
}

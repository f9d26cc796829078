import { type SubmitEvent, useEffect, useId, useState } from "react";
import { LONGEST_QUESTION } from "../../../ask/question";
import type { AnyCalculator } from "../../../core/calculator";
import type { CalculatorCard } from "../../navigation/page";
import { reportLoadFailure } from "../../platform/load-failures";
import { useModal } from "../../platform/modal";
import { loadPersistently } from "../../platform/retry";
import type { Filling, SentenceReader } from "./filling";
import "./fill-in.css";

interface SentenceBoxProps {
  readonly calculator: AnyCalculator;
  readonly card: CalculatorCard;
  /** The page as it is. */
  readonly now: Parameters<SentenceReader["example"]>[0];
  readonly onFill: (filling: Filling) => void;
  readonly onClose: () => void;
}

/** The box for a sentence. It shows what is understood while it is typed. Nothing of it is stored or sent. */
export default function SentenceBox({ calculator, card, now, onFill, onClose }: SentenceBoxProps) {
  const dialog = useModal(onClose);
  const id = useId();
  const [reader, setReader] = useState<SentenceReader>();
  const [sentence, setSentence] = useState("");
  /** The sentence that was to be filled in, which may still have to be read. */
  const [entered, setEntered] = useState<string>();
  const filling = reader && sentence.trim() !== "" ? reader.read(sentence, now) : undefined;
  const isUnderstood = filling !== undefined && Object.keys(filling.inputs).length > 0;

  useEffect(() => {
    const load = async () => (await import("./filling")).readerFor(calculator, card);
    return loadPersistently(load, setReader, reportLoadFailure);
  }, [calculator, card]);
  useEffect(() => {
    if (entered !== undefined && entered === sentence && isUnderstood) onFill(filling);
  }, [entered, sentence, isUnderstood, filling, onFill]);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    setEntered(sentence);
  }

  const example = reader?.example(now) ?? "";
  const isRefused = entered === sentence && filling !== undefined && !isUnderstood;
  return (
    <dialog {...dialog} className="fill-in-box" aria-labelledby={id}>
      <form onSubmit={onSubmit} autoComplete="off">
        <label id={id} htmlFor={`${id}-sentence`}>
          Fill in from a sentence
        </label>
        <input
          id={`${id}-sentence`}
          type="text"
          enterKeyHint="done"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_QUESTION}
          value={sentence}
          aria-describedby={`${id}-understood`}
          onChange={({ target }) => setSentence(target.value)}
        />
        <p id={`${id}-understood`}>
          {isUnderstood ? `${filling.reading || "Understood"}. ${filling.remark}` : example && `Such as: ${example}`}
        </p>
        <p role="status" className="fill-in-problem">
          {isRefused && `${filling.remark} Name fields of this page with their figures.`}
        </p>
        <p className="fill-in-actions">
          <button type="submit">Fill in</button>
          <button type="button" className="ghost" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}

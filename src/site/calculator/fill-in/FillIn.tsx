import { useEffect, useRef, useState } from "react";
import type { AnyCalculator } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { deferred } from "../../hydration/island";
import type { CalculatorCard } from "../../navigation/page";
import { useCurrency } from "../../preferences/currency";
import type { PageState } from "../state/page-state";
import type { Filling } from "./filling";
import { markRows, stillFilled } from "./marks";

const SentenceBox = deferred(() => import("./SentenceBox"));

/** Pages with fewer fields are filled in faster than a sentence is written. */
const FEWEST_FIELDS = 7;

interface FillInProps {
  readonly calculator: AnyCalculator;
  readonly card: CalculatorCard;
  readonly state: PageState;
  readonly format: Format;
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
}

/** A line under the title that opens a box for a sentence, and then says what it filled in. */
export default function FillIn({ calculator, card, state, format, setInputs }: FillInProps) {
  const [isOpen, setOpen] = useState(false);
  const [filled, setFilled] = useState<Filling | null>(null);
  /** What is to be filled in once amounts are written in its currency. */
  const [waiting, setWaiting] = useState<Filling | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { borrow } = useCurrency();
  const isEmpty = Object.keys(state.texts).length === 0;

  // Once the box is gone: until then, it holds the focus.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  // After “Reset”.
  useEffect(() => {
    if (isEmpty) setFilled(null);
  }, [isEmpty]);
  useEffect(() => {
    if (!waiting || (waiting.currency ?? format.currency) !== format.currency) return;
    setInputs(waiting.texts);
    setWaiting(null);
  }, [waiting, format, setInputs]);
  useEffect(() => {
    markRows(place.current?.closest("article"), filled ? stillFilled(filled.inputs, state.json) : []);
  }, [filled, state]);

  if (card.unasked || Object.keys(calculator.inputs).length < FEWEST_FIELDS) return null;

  function fill(filling: Filling): void {
    if (filling.currency !== undefined && filling.currency !== format.currency) borrow(filling.currency);
    setWaiting(filling);
    setFilled(filling);
    setOpen(false);
  }

  return (
    <div className="fill-in">
      <p ref={place}>
        <button
          ref={opener}
          type="button"
          id="fill-in"
          className="link"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Fill in from a sentence
        </button>
      </p>
      <p role="status">{filled && `Filled in: ${filled.reading || "see the marked fields"}. ${filled.remark}`}</p>
      {isOpen && (
        <SentenceBox
          urgent
          calculator={calculator}
          card={card}
          now={{ current: state.current, format }}
          onFill={fill}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

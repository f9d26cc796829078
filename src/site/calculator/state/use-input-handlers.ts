import { type Dispatch, type RefObject, type SetStateAction, useCallback, useLayoutEffect, useRef } from "react";
import type { AnyCalculator } from "../../../core/calculator";
import type { Evaluation } from "../../../core/evaluate";
import { changesOthers, type Fields, isNumeric } from "../../../core/fields";
import type { Format } from "../../../core/format";
import type { Typed, UnitState } from "../../../core/unit-state";
import type { AnyView } from "../../kit";
import type { Reading, Texts } from "../answering";
import type { Interpreter } from "../interpreter-loader";

/** What a handler needs to know about the page at the time of the event. */
export interface Snapshot extends Pick<Reading, "texts" | "json" | "given" | "chosen"> {
  readonly units: UnitState;
  readonly decimalComma: boolean;
}

interface HandlerTools {
  readonly calculator: AnyCalculator;
  readonly view: AnyView | undefined;
  readonly format: Format;
  readonly snapshot: Snapshot;
  readonly lastAnswer: RefObject<Evaluation>;
  readonly setTexts: Dispatch<SetStateAction<Texts>>;
  readonly setUnits: Dispatch<SetStateAction<UnitState>>;
  readonly withInterpreter: (work: (interpreter: Interpreter) => void) => void;
  /** A key was pressed in a field; see use-typing.ts. */
  readonly typed: (key: string, isOpen?: boolean) => void;
}

export interface InputHandlers {
  /** Changes an input, and others with it, as typed; with `isOpen`, a pause does not end typing. */
  readonly setText: (key: string, text: string, others?: Texts, isOpen?: boolean) => void;
  /** Changes inputs to what a view has computed, with numbers in canonical form. */
  readonly setInputs: (texts: Texts) => void;
  /** Chooses the unit of one measure. */
  readonly setUnit: (measure: string, unit: string) => void;
  /**
   * A field was left: `180 cm` is split between the inputs of its measure, such as feet and inches, and the unit of
   * `37.2 °C` moves into the choice beside it.
   */
  readonly leaveMeasure: (measure: string) => void;
}

/** Inputs that are chosen, not typed: their errors are shown immediately. */
const CHOSEN = ["choice", "boolean"];

const NO_TEXTS: Texts = {};

/** How the page's inputs are changed. The functions stay the same while the visitor types. */
export function useInputHandlers(tools: HandlerTools): InputHandlers {
  const { calculator, view, format, snapshot, lastAnswer, setTexts, setUnits, withInterpreter, typed } = tools;
  const fields: Fields = calculator.inputs;
  const latest = useRef(snapshot);
  useLayoutEffect(() => {
    latest.current = snapshot;
  });
  const apply = useCallback(
    ({ texts, units }: Typed) => {
      setTexts(texts);
      setUnits(units);
    },
    [setTexts, setUnits],
  );
  const setText = useCallback(
    (key: string, text: string, others = NO_TEXTS, isOpen = false) => {
      const { texts, units } = latest.current;
      const field = fields[key];
      const isUntouched = Object.keys(texts).length + Object.keys(units.chosen).length === 0;
      if (!field || !changesOthers(field, isUntouched)) setTexts((current) => ({ ...current, [key]: text }));
      else
        withInterpreter(({ changeInput }) => {
          const { outputs } = lastAnswer.current;
          apply(changeInput({ fields, ...latest.current, outputs }, key, text));
        });
      if (key === "unitSystem") withInterpreter(({ rememberUnits }) => rememberUnits(text, fields));
      if (others !== NO_TEXTS) setTexts((current) => ({ ...current, ...others }));
      if (!CHOSEN.includes(String(field?.type))) typed(key, isOpen);
    },
    [fields, lastAnswer, setTexts, apply, withInterpreter, typed],
  );
  const setInputs = useCallback(
    (more: Texts) => {
      const set = (written: Texts) => {
        setTexts((current) => ({ ...current, ...more, ...written }));
        setUnits((current) => view?.measured?.inOwnUnits(fields, more, current) ?? current);
      };
      // Rows contain what was typed into them, and stay as they are.
      const numbers = Object.entries(more).filter(([key]) => fields[key] && isNumeric(fields[key]));
      // A view's text box reverts to its old text if the input does not change in the same event.
      if (numbers.length === 0) set(NO_TEXTS);
      else withInterpreter(({ visitorTexts }) => set(visitorTexts(fields, Object.fromEntries(numbers), format)));
    },
    [fields, view, format, setTexts, setUnits, withInterpreter],
  );
  const setUnit = useCallback(
    (measure: string, unit: string) =>
      withInterpreter(({ chooseUnit }) => apply(chooseUnit({ fields, ...latest.current }, measure, unit))),
    [fields, apply, withInterpreter],
  );
  const leaveMeasure = useCallback(
    (measure: string) => {
      if (latest.current.given.size > 0)
        withInterpreter(({ settleParts, settleUnits }) =>
          apply(settleUnits(fields, settleParts({ fields, ...latest.current }, measure), latest.current, format)),
        );
    },
    [fields, format, apply, withInterpreter],
  );
  return { setText, setInputs, setUnit, leaveMeasure };
}

/** How a page handles changes of units, for all inputs or at one field. */
import { type Dispatch, type RefObject, type SetStateAction, useCallback } from "react";
import type { AnyCalculator } from "../../core/calculator";
import type { Evaluation } from "../../core/evaluate";
import type { Field, Fields } from "../../core/fields";
import type { Json } from "../../core/parse";
import type { UnitState } from "../../core/unit-state";
import type { Typed } from "../../core/unit-switch";
import { rememberUnits } from "../preferences/units";
import type { TextAnswers } from "./text-answers-loader";

type Texts = Readonly<Record<string, string>>;

export interface Snapshot {
  readonly texts: Texts;
  readonly json: Readonly<Record<string, Json>>;
  readonly given: ReadonlySet<string>;
  readonly units: UnitState;
  readonly decimalComma?: boolean;
}

/** Input handlers that take units into account; they stay the same functions while the page is open. */
export function useUnitHandlers(
  calculator: AnyCalculator,
  latest: RefObject<Snapshot>,
  lastGood: RefObject<Evaluation | null>,
  setTexts: Dispatch<SetStateAction<Texts>>,
  setUnits: Dispatch<SetStateAction<UnitState>>,
  withTextAnswers: (work: (module: TextAnswers) => void) => void,
) {
  const fields: Fields = calculator.inputs;
  const apply = useCallback(
    ({ texts, units }: Typed) => {
      setTexts(texts);
      setUnits(units);
    },
    [setTexts, setUnits],
  );
  const setInput = useCallback(
    (key: string, text: string) => {
      const { texts, units } = latest.current;
      const field = fields[key];
      // If nothing was typed, there is nothing to convert.
      const isUntouched = Object.keys(texts).length + Object.keys(units.chosen).length === 0;
      const isPlain = !field?.units && field?.solve !== "unknown" && (field?.type !== "choice" || isUntouched);
      if (isPlain) setTexts((current) => ({ ...current, [key]: text }));
      else
        withTextAnswers(({ changeInput }) => {
          const { outputs = {} } = lastGood.current ?? {};
          apply(changeInput({ fields, ...latest.current, outputs }, key, text));
        });
      if (key === "unitSystem") rememberUnits(text, fields);
    },
    [fields, latest, lastGood, setTexts, apply, withTextAnswers],
  );
  const setUnit = useCallback(
    (measure: string, unit: string) =>
      withTextAnswers(({ chooseUnit }) => apply(chooseUnit({ fields, ...latest.current }, measure, unit))),
    [fields, latest, apply, withTextAnswers],
  );
  const settleMeasure = useCallback(
    (measure: string) => {
      if (latest.current.given.size > 0)
        withTextAnswers(({ settleParts }) => apply(settleParts({ fields, ...latest.current }, measure)));
    },
    [fields, latest, apply, withTextAnswers],
  );
  return { setInput, setUnit, settleMeasure };
}

/** Symbols of the units that a number can be entered in, by id, including the current one, however rare. */
export function unitChoices(field: Field | undefined, chosen: unknown): Readonly<Record<string, string>> {
  const offered = Object.entries(field?.options ?? {}).filter(([id]) => id === chosen || !field?.units?.[id]?.rare);
  return Object.fromEntries(offered);
}

/** `12`, `1,200.5`, `3 * 4`: text without a unit. */
const WITHOUT_UNIT = /^[\d\s.,+*/()×÷-]*\d[\d\s.,+*/()×÷-]*$/;

/** An input's text while its field shows another unit: `180 cm`. */
export function withUnit(text: string, named: string): string {
  return named && WITHOUT_UNIT.test(text) ? `${text} ${named}` : text;
}

/** The part of such a text that was typed. */
export function withoutUnit(text: string, named: string): string {
  const typed = named && text.endsWith(` ${named}`) ? text.slice(0, -named.length - 1) : text;
  return WITHOUT_UNIT.test(typed) ? typed : text;
}

import { type Dispatch, type SetStateAction, useCallback, useMemo, useReducer, useState } from "react";
import type { AnyCalculator } from "../../../core/calculator";
import { NO_UNITS, type UnitState } from "../../../core/unit-state";
import type { AnyView } from "../../kit";
import { systemFor, unitHabit, usesStones } from "../../preferences/units";
import type { Opening } from "../answering";
import { loadedLinks } from "../link-loader";
import { inSystem, openingOf } from "../opening";
import { sameIfEqual } from "./same-if-equal";

const NOTHING: Opening = {};

interface PageOpening {
  /** The values of inputs without a text, where they differ from the defaults. */
  readonly opening: Opening;
  /** Replaces what the page has filled in. The system of units stays. */
  readonly setFilled: (filled: Opening) => void;
  /** Replaces what the view has fetched for inputs whose `fill` is `view`. */
  readonly setFetched: (fetched: Opening) => void;
  /** Opens the page in the units that this visitor is used to. */
  readonly openInUsualUnits: () => void;
  /** Opens the page with what a link means that does not name everything: the definition's units and defaults. */
  readonly openAsLinked: () => void;
}

/** What the page opens with: first what was prerendered, then what is usual for this visitor. */
export function useOpening(
  calculator: AnyCalculator,
  view: AnyView | undefined,
  units: UnitState,
  setUnits: Dispatch<SetStateAction<UnitState>>,
): PageOpening {
  const [own, setOwn] = useState(() => openingOf(calculator, view?.opening));
  const [fetched, setFetched] = useReducer(sameIfEqual<Opening>, NOTHING);
  const [isLinked, setIsLinked] = useState(false);
  const opening = useMemo(() => {
    const shown = (isLinked && loadedLinks()?.linkedOpening(calculator.inputs, own, view?.opening)) || own;
    const all = fetched === NOTHING ? shown : { ...shown, ...fetched };
    return view?.measured?.usualExamples(calculator.inputs, all, units) ?? all;
  }, [own, fetched, isLinked, units, calculator, view]);

  const setFilled = useCallback(
    (filled: Opening) =>
      setOwn((current) =>
        sameIfEqual(current, {
          ...openingOf(calculator, view?.opening),
          ...inSystem(current.unitSystem),
          ...filled,
        }),
      ),
    [calculator, view],
  );
  const openIn = useCallback(
    (unitSystem: unknown) => setOwn((current) => sameIfEqual(current, { ...current, ...inSystem(unitSystem) })),
    [],
  );
  const openInUsualUnits = useCallback(() => {
    setIsLinked(false);
    if (!calculator.inputs.unitSystem) return;
    const habit = unitHabit();
    openIn(systemFor(habit, calculator.inputs));
    setUnits(usesStones(habit) ? { ...NO_UNITS, stones: true } : NO_UNITS);
  }, [calculator, openIn, setUnits]);
  const openAsLinked = useCallback(() => {
    setIsLinked(true);
    openIn(calculator.inputs.unitSystem?.default);
  }, [calculator, openIn]);
  return { opening, setFilled, setFetched, openInUsualUnits, openAsLinked };
}

/** Scenarios kept to be compared with the page: each with its own texts, reading and answer. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { AnyCalculator } from "../../../core/calculator";
import type { Evaluation } from "../../../core/evaluate";
import { changesOthers, type Field, type Fields } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { decodeLink } from "../../../core/link";
import type { Json } from "../../../core/parse";
import type { Pinned } from "../../../core/pinned";
import { NO_UNITS, type UnitState } from "../../../core/unit-state";
import type { GrammarName } from "../../../reading/grammars";
import { writesDecimalComma } from "../../preferences/decimal-comma";
import type { Opening, Reading, Texts } from "../answering";
import { canonicalText } from "../canonical-text";
import { answerTexts, changeInput, type Literacy, visitorTexts } from "../interpreter";
import type { PageState } from "../state/page-state";
import { useGrammars, useLiteracy } from "../state/use-grammars";
import { linkOf } from "./keep";

/** A kept scenario as it is being edited. */
export interface Scenario {
  /** Its last valid inputs, as the page keeps them. */
  readonly link: string;
  readonly texts: Texts;
  readonly units: UnitState;
  readonly reading: Reading;
  /** Its last valid answer; null if it never had one. */
  readonly answer: Evaluation | null;
}

/** How the texts of a page's scenarios are read. */
export interface Reader {
  readonly calculator: AnyCalculator;
  readonly format: Format;
  /** What the page's view filled in, such as today's exchange rate: links do not contain it. */
  readonly filled: Opening;
  /** How the visitor writes numbers, and the grammars that have loaded. */
  readonly literacy?: Literacy | undefined;
}

/** What the view filled into the page's inputs. */
export function filledByView(calculator: AnyCalculator, { current }: Pick<PageState, "current">): Opening {
  const filled = Object.entries(calculator.inputs as Fields).filter(([, field]) => field.fill === "view");
  return Object.fromEntries(filled.map(([key]) => [key, current[key] as Json]));
}

/** Opens a scenario from its link, as a page would. */
export function opened(reader: Reader, link: string): Scenario {
  const { calculator, format } = reader;
  const texts = visitorTexts(calculator.inputs, Object.fromEntries(decodeLink(calculator, link)), format);
  const reading = read(reader, texts);
  return { link, texts, units: NO_UNITS, reading, answer: reading.answered };
}

/** The scenario after one of its inputs was changed. An invalid text stays in its field, and the last answer in view. */
export function edited(reader: Reader, scenario: Scenario, key: string, text: string): Scenario {
  const { texts, units } = converted(reader.calculator.inputs, scenario, key, text);
  return reread(reader, { ...scenario, texts, units });
}

/** A choice may convert other numbers or fill them in. */
function converted(fields: Fields, scenario: Scenario, key: string, text: string): Pick<Scenario, "texts" | "units"> {
  if (!changesOthers(fields[key] as Field)) return { texts: { ...scenario.texts, [key]: text }, units: scenario.units };
  const { json } = scenario.reading;
  const { outputs = {} } = scenario.answer ?? {};
  const decimalComma = writesDecimalComma();
  return changeInput({ fields, texts: scenario.texts, json, units: scenario.units, decimalComma, outputs }, key, text);
}

/** Reads the texts of a scenario, which may have had to wait for something to load. Its link follows if they are valid. */
function reread(reader: Reader, scenario: Scenario): Scenario {
  const reading = read(reader, scenario.texts);
  if (!reading.answered) return { ...scenario, reading };
  return { ...scenario, reading, answer: reading.answered, link: linkOf(reader.calculator, reading.json) };
}

function read({ calculator, format, filled, literacy }: Reader, texts: Texts): Reading {
  return answerTexts(calculator, texts, filled, format, literacy);
}

interface Scenarios {
  readonly scenarios: readonly Scenario[];
  readonly edit: (index: number, key: string, text: string) => void;
  readonly remove: (index: number) => void;
}

/** The scenarios that a page keeps, and how they are changed; the page's links follow every change. */
export function useScenarios(
  source: Omit<Reader, "literacy">,
  pinned: readonly Pinned[],
  setPinned: (pinned: readonly Pinned[]) => void,
): Scenarios {
  const [literacy, setLiteracy] = useLiteracy();
  const reader = { ...source, literacy };
  const [kept, setKept] = useState<readonly Scenario[]>([]);
  const atFirst = useMemo(() => new Map<string, Scenario>(), []);
  const scenarios = pinned.map(({ link }, i) => {
    const own = kept[i];
    if (own?.link === link) return own;
    const known = atFirst.get(link) ?? opened(reader, link);
    atFirst.set(link, known);
    return known;
  });
  const needs = new Set<GrammarName>(scenarios.flatMap(({ reading }) => [...reading.needs]));
  useGrammars(needs, setLiteracy);
  // What has loaded applies to the current scenarios, which may have changed since it was requested.
  const latest = useRef({ reader, scenarios, pinned });
  useLayoutEffect(() => {
    latest.current = { reader, scenarios, pinned };
  });
  function change(next: readonly Scenario[], names: readonly Pinned[]): void {
    setKept(next);
    setPinned(names.map(({ name }, i) => ({ name, link: (next[i] as Scenario).link })));
  }
  function readAgain(): void {
    const { reader, scenarios, pinned } = latest.current;
    change(
      scenarios.map((scenario) => reread(reader, scenario)),
      pinned,
    );
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is read again with new grammars
  useEffect(() => {
    if (literacy) readAgain();
  }, [literacy]);
  const loading = scenarios.map(({ reading }) => reading.preparation).find((preparation) => preparation?.needed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is something else to load
  useEffect(() => {
    let isOver = false;
    loading?.load().then(
      () => !isOver && readAgain(),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [loading]);

  return {
    scenarios,
    edit: (index, key, text) =>
      change(
        scenarios.map((scenario, i) => (i === index ? edited(reader, scenario, key, text) : scenario)),
        pinned,
      ),
    remove: (index) =>
      change(
        scenarios.filter((_, i) => i !== index),
        pinned.filter((_, i) => i !== index),
      ),
  };
}

/** The texts that make a page answer these inputs, whatever is in its fields. */
export function textsOf(
  calculator: AnyCalculator,
  { current, ranges = {} }: Pick<Reading, "current" | "ranges">,
): Record<string, string> {
  const fields = Object.entries(calculator.inputs as Fields).filter(
    ([, { privacy, fill }]) => privacy !== "secret" && fill !== "view",
  );
  return Object.fromEntries(
    fields.map(([key]) => [key, ranges[key]?.join("~") ?? canonicalText(current[key] as Json)]),
  );
}

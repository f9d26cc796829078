/** The lowest and highest results over the ranges in a form, above the answer for their middle. */
import { memo, useEffect, useMemo, useState } from "react";
import { type AnyCalculator, InputError } from "../../../core/calculator";
import type { Field, Fields } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { headlineOutput } from "../../../core/headline-output";
import { splitRanges } from "../../../core/range";
import { type RangedOutputs, rangeableOutputs, searchRanges } from "../../../core/ranged";
import { type Extremes, isExtremes, isSeveral, type Place, rangedText } from "../../../core/ranged-text";
import { joinWithAnd } from "../../../math/words/lists";
import { CopyButton } from "../../kit/CopyButton";
import { displayValue } from "../../kit/display-value";
import { labelOf, prominenceOf } from "../../kit/shown-output";
import { reportLoadFailure } from "../../platform/load-failures";
import { platformBytes } from "../answering";
import type { PageState } from "../state/page-state";
import { inSlices } from "../what-if/in-slices";
import "./range.css";

interface RangesProps {
  readonly calculator: AnyCalculator;
  /** Name of the calculator. */
  readonly name: string;
  readonly state: PageState;
  readonly format: Format;
}

export default memo(function Ranges({ calculator, name, state, format }: RangesProps) {
  const { lastAnswer, current } = state;
  const { found, problem, isWaiting } = useRangedOutputs(calculator, state, format);
  const inputs: Fields = calculator.inputs;
  const outputs: Fields = calculator.outputs;
  const said = (place: Place) =>
    joinWithAnd(
      Object.entries(place).map(([key, value]) => displayValue(inputs[key] as Field, value, current, format)),
    );
  const write = (field: Field, value: unknown) =>
    rangedText(field, value, lastAnswer.inputs, format, (one) => displayValue(field, one, lastAnswer.inputs, format));
  const main = headlineOutput(calculator, lastAnswer, format);
  const rows = Object.entries(found?.outputs ?? {}).filter(([key, value]) => {
    const field = outputs[key] as Field;
    return (isExtremes(value) || isSeveral(value)) && prominenceOf(field, lastAnswer) !== "elsewhere";
  });
  const field = main === null ? undefined : outputs[main];
  const value = main === null ? undefined : found?.outputs[main];
  const text = field && value !== undefined ? write(field, value) : "";
  const save = (kind: "csv" | "xlsx") => {
    const { ranges = {}, id } = state;
    const results = { id, name, inputs, outputs, ranges, found: found?.outputs ?? {}, answered: lastAnswer, format };
    import("./export").then(({ downloadRanges }) => downloadRanges(kind, results), reportLoadFailure);
  };
  return (
    <div className="ranged" aria-busy={isWaiting}>
      {/* The part stays in the page while a change is being computed, so that only a new result is read aloud. */}
      <p className="answer" role="status">
        {problem ?? (isWaiting && "Working out the range …")}
        {field && text && (
          <>
            <span>{labelOf(field, lastAnswer.inputs)}</span> <b>{text}</b>{" "}
            <span>{isExtremes(value) ? placesOf(value, said) : "The same in the whole range."}</span>
          </>
        )}
      </p>
      {field && text && <CopyButton label={labelOf(field, lastAnswer.inputs)} text={text} />}
      {rows.length > 0 && (
        <details className="more" open>
          <summary>Every result that changes</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Result</th>
                <th scope="col">Lowest to highest</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([key, one]) => (
                <tr key={key}>
                  <th scope="row">{labelOf(outputs[key] as Field, lastAnswer.inputs)}</th>
                  <td>
                    {write(outputs[key] as Field, one)}
                    {isExtremes(one) && !isAlike(one, value) && <small>{placesOf(one, said)}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      {found && (
        <p className="range-files">
          <button type="button" className="link" onClick={() => save("csv")}>
            Download CSV
          </button>
          <button type="button" className="link" onClick={() => save("xlsx")}>
            Spreadsheet of the range
          </button>
        </p>
      )}
      {found && (
        <p className="range-middle">{`Everything else on this page is for the middle: ${said(middleOf(state))}.`}</p>
      )}
    </div>
  );
});

/** Whether an output is lowest and highest at the same places as the answer, which are already shown. */
function isAlike({ at, searched, mayBeNull }: Extremes, answer: unknown): boolean {
  return !searched && !mayBeNull && isExtremes(answer) && JSON.stringify(at) === JSON.stringify(answer.at);
}

/** Where the extremes are, and how they are known. */
function placesOf({ at, searched, mayBeNull }: Extremes, said: (place: Place) => string): string {
  return [
    `Lowest at ${said(at.low)}, highest at ${said(at.high)}.`,
    searched && "It rises and falls in between, so both were searched for.",
    mayBeNull && "In a part of the range, there is none.",
  ]
    .filter(Boolean)
    .join(" ");
}

function middleOf({ ranges = {}, current }: PageState): Place {
  return Object.fromEntries(Object.keys(ranges).map((key) => [key, Number(current[key])]));
}

interface Searched {
  readonly found: RangedOutputs | null;
  /** Why there is no answer somewhere in the range. */
  readonly problem: string | null;
}

/** Searches in slices, again after every change; until then, the last result stays. A refused range is not searched. */
function useRangedOutputs(
  calculator: AnyCalculator,
  { json }: PageState,
  format: Format,
): Searched & { readonly isWaiting: boolean } {
  const [searched, setSearched] = useState<Searched>({ found: null, problem: null });
  const ranged = useMemo(() => splitRanges(calculator, json, format), [calculator, json, format]);
  const isValid = ranged !== null && ranged.problems.length === 0;
  useEffect(() => {
    if (!isValid) return;
    const tools = { format, randomBytes: platformBytes };
    const work = searchRanges(calculator, ranged, rangeableOutputs(calculator), tools);
    return inSlices(refused(work), setSearched);
  }, [calculator, ranged, isValid, format]);
  return { ...searched, isWaiting: isValid && searched.found === null && searched.problem === null };
}

/** A refusal inside the range is a result, too. */
function* refused(work: Generator<undefined, RangedOutputs>): Generator<undefined, Searched> {
  try {
    return { found: yield* work, problem: null };
  } catch (error) {
    if (error instanceof InputError) return { found: null, problem: error.message };
    throw error;
  }
}

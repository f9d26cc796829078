import { memo, useState } from "react";
import type { AnyCalculator } from "../../../core/calculator";
import { bestOf, dateDifference } from "../../../core/compare";
import type { Field } from "../../../core/fields";
import { decimalsOf, type Format, NO_VALUE } from "../../../core/format";
import { isFigureOf } from "../../../core/headline-output";
import type { Values } from "../../../core/parse";
import type { AnyView } from "../../kit";
import { labelOf } from "../../kit/shown-output";
import { headlineOf } from "../headline";
import { type Column, type ComparedOutput, comparedOutputs, gapOf, isOneCurrency } from "./columns";

interface ComparedResultsProps {
  readonly calculator: AnyCalculator;
  readonly view: AnyView | undefined;
  readonly columns: readonly Column[];
}

/** A row for each result that differs: its value in each scenario, how far it is from the first one, and the best one. */
export const ComparedResults = memo(function ComparedResults({ calculator, view, columns }: ComparedResultsProps) {
  const [all, setAll] = useState(false);
  const outputs = comparedOutputs(calculator, columns);
  const figures = columns.map(({ answer, format }) =>
    answer ? headlineOf(calculator, answer, false, format).figure : NO_VALUE,
  );
  const first = outputs.filter(({ isFirst }) => isFirst);
  const more = outputs.length - first.length;
  const inputs: Values = columns.at(-1)?.answer?.inputs ?? {};
  const text = (field: Field, value: unknown, column: Column): string => {
    if (value === null || value === undefined) return NO_VALUE;
    const own = column.answer?.inputs ?? {};
    return view?.measured?.displayValue(field, value, own, column.format) ?? column.format.value(field, value, own);
  };
  const [main] = outputs;
  const isHeadline =
    main !== undefined &&
    columns.every((column, i) => {
      const { answer, format } = column;
      const value: unknown = answer?.outputs[main.key];
      const figure = figures[i] as string;
      return (
        text(main.field, value, column) === figure ||
        isFigureOf(figure, main.field, value, answer?.inputs ?? {}, format)
      );
    });
  const row = (output: ComparedOutput) => {
    const { key, field } = output;
    const values = columns.map(({ answer }) => answer?.outputs[key] as unknown);
    const best = isOneCurrency(columns) ? bestOf(field, values) : new Set<number>();
    const isAnswer = key === outputs[0]?.key && isHeadline;
    return (
      <tr key={key} className={isAnswer ? "answers" : undefined}>
        <th scope="row">{labelOf(field, inputs)}</th>
        {columns.map((column, i) => {
          const gap = gapOf(columns, output, i);
          const apart = dateDifference(field, values[0], values[i], column.format);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <td key={i} className={classOf(column, best.has(i))}>
              {isAnswer ? <b>{figures[i]}</b> : text(field, values[i], column)}
              {gap !== null && (
                <small>{gapText(field, gap, column.format, (value) => text(field, value, column))}</small>
              )}
              {apart !== null && <small>{apart}</small>}
              {best.has(i) && <small className="best-mark">best</small>}
            </td>
          );
        })}
      </tr>
    );
  };
  return (
    <>
      {!isHeadline && (
        <tr className="answers">
          <th scope="row">Answer</th>
          {columns.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <td key={i} className={classOf(column, false)}>
              <b>{figures[i]}</b>
            </td>
          ))}
        </tr>
      )}
      {first.map(row)}
      {all && outputs.filter(({ isFirst }) => !isFirst).map(row)}
      {more > 0 && (
        <tr>
          <td className="compare-all" colSpan={columns.length + 1}>
            <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? "Fewer results" : more === 1 ? "1 more result that differs" : `${more} more results that differ`}
            </button>
          </td>
        </tr>
      )}
    </>
  );
});

/** An answer to earlier inputs is dimmed. */
function classOf({ isCurrent }: Column, isBest: boolean): string | undefined {
  return [!isCurrent && "stale", isBest && "best"].filter(Boolean).join(" ") || undefined;
}

/** `+$120.00`, `−5 months`; a difference of percentages is in points. */
function gapText(field: Field, gap: number, format: Format, text: (value: number) => string): string {
  const size = Math.abs(gap);
  const sign = gap > 0 ? "+" : "−";
  if (field.type !== "percent") return sign + text(size);
  const points = format.number(size, decimalsOf(field) ?? 3);
  return `${sign}${points} ${points === "1" ? "point" : "points"}`;
}

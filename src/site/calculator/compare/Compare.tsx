/** Up to four scenarios side by side: the inputs that differ, the results with their differences, and one chart. */
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { AnyCalculator, ReadyComparison } from "../../../core/calculator";
import { differingInputs, isCompared, usedValue } from "../../../core/compare";
import type { Currency } from "../../../core/currency";
import type { Field, Fields } from "../../../core/fields";
import { Format } from "../../../core/format";
import { homeCurrencyFor } from "../../../core/home-currency";
import type { CalculatorMeta } from "../../../core/meta";
import type { Json, JsonObject } from "../../../core/parse";
import { MOST_PINNED } from "../../../core/pinned";
import { useAfterPaint } from "../../hydration/use-after-paint";
import type { AnyView } from "../../kit";
import { displayValue } from "../../kit/display-value";
import { ScrollRegion } from "../../kit/ScrollRegion";
import { labelOf } from "../../kit/shown-output";
import { reportLoadFailure } from "../../platform/load-failures";
import type { Reading } from "../answering";
import { isShown } from "../arrangement";
import { canonicalText } from "../canonical-text";
import { BareField, type FieldRowProps } from "../FieldRow";
import { type RowSource, rowProps } from "../Form";
import type { PageState } from "../state/page-state";
import { sameIfEqual } from "../state/same-if-equal";
import { ComparedChart } from "./ComparedChart";
import { ComparedResults } from "./ComparedResults";
import type { Column } from "./columns";
import { keepScenario, linkOf } from "./keep";
import { filledByView, type Reader, type Scenario, textsOf, useScenarios } from "./scenarios";
import "./compare.css";

interface CompareProps {
  readonly calculator: AnyCalculator;
  /** Name of the calculator. */
  readonly name: string;
  readonly view: AnyView | undefined;
  readonly homeCurrency: CalculatorMeta["homeCurrency"];
  readonly state: PageState;
  /** Writes the answers. */
  readonly format: Format;
  readonly setText: RowSource["setText"];
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
}

const NOW = "Now";

export default function Compare(props: CompareProps) {
  const { calculator, name, view, homeCurrency, state, format, setText, setInputs } = props;
  const { pinned, setPinned } = state;
  const fields: Fields = calculator.inputs;
  const filledText = JSON.stringify(filledByView(calculator, state));
  const reader: Reader = useMemo(
    () => ({ calculator, format, filled: JSON.parse(filledText) }),
    [calculator, format, filledText],
  );
  const { scenarios, edit, remove } = useScenarios(reader, pinned, setPinned);
  const [added, setAdded] = useState<readonly string[]>([]);

  const readings = [...scenarios.map(({ reading }) => reading), state];
  const inputs = readings.map(({ current }) => current);
  // The unit of a number is changed in the number's field.
  const withUnits = differingInputs(fields, inputs).map((key) => numberWithUnit(fields, key) ?? key);
  const shown = Object.keys(fields).filter(
    (key) =>
      withUnits.includes(key) || added.includes(key) || readings.some(({ ranges }) => ranges?.[key] !== undefined),
  );
  const others = Object.entries(fields).filter(
    ([key, field]) =>
      !shown.includes(key) &&
      isCompared(field) &&
      field.type !== "list" &&
      field.shown !== "elsewhere" &&
      numberWithUnit(fields, key) === undefined &&
      isShown(field, state.current) &&
      !state.withoutField.has(key),
  );

  const ownFormat = (json: JsonObject) => formatIn(homeCurrencyFor(homeCurrency, calculator, json), format);
  const columns: readonly Column[] = [
    ...scenarios.map(({ reading, answer }, i) => ({
      name: pinned[i]?.name || `Option ${i + 1}`,
      answer,
      isCurrent: reading.answered !== null,
      format: ownFormat((answer?.inputs ?? reading.json) as JsonObject),
    })),
    { name: NOW, answer: state.isForeign ? null : state.lastAnswer, isCurrent: state.isCurrent, format },
  ];
  const painted = useAfterPaint(useSame(columns));

  /** Puts a scenario into the page's form, and keeps what was there in its place. */
  function swap(index: number, { reading }: Scenario): void {
    setPinned(pinned.map((one, i) => (i === index ? { name: one.name, link: linkOf(calculator, state.json) } : one)));
    setInputs(textsOf(calculator, reading));
  }

  /** The last scenario goes into the form, the others beside it. */
  function openReady({ scenarios: ready }: ReadyComparison): void {
    const own = (changed: JsonObject) => ({ ...state.json, ...changed }) as Record<string, Json>;
    const last = ready.at(-1)?.inputs as JsonObject;
    setPinned(
      ready.slice(0, -1).map(({ name, inputs }) => ({ name, link: linkOf(calculator, own(inputs as JsonObject)) })),
    );
    setInputs(Object.fromEntries(Object.entries(last).map(([key, value]) => [key, canonicalText(value)])));
  }

  /** Gives what is in the form to all scenarios. The row stays, although its values no longer differ. */
  function copyToAll(key: string): void {
    const keys = [key, (fields[key] as Field).unitKey ?? key];
    const own = Object.fromEntries(keys.map((one) => [one, state.json[one] as Json]));
    setAdded([...added, key]);
    setPinned(
      pinned.map(({ name }, i) => ({
        name,
        link: linkOf(calculator, { ...(scenarios[i] as Scenario).reading.json, ...own }),
      })),
    );
  }

  function rename(index: number, name: string): void {
    setPinned(pinned.map((one, i) => (i === index ? { ...one, name } : one)));
  }

  /** The control of an input in one column. */
  function cell(key: string, index: number): ReactNode {
    const field = fields[key] as Field;
    const scenario = scenarios[index];
    const { current, ranges } = readings[index] as Reading;
    const name = `${key}-in-${index + 1}`;
    if (!isShown(field, current) || usedValue(key, field, current) === undefined) return "—";
    if (field.type === "list" || field.control === "multiline")
      return field.type === "list" ? rowCount(current[key]) : String(current[key] ?? "");
    const own = scenario
      ? {
          state: asPage(state, scenario, view, fields),
          setText: (other: string, text: string) => edit(index, other, text),
        }
      : { state, setText };
    const row = inScenario(rowProps(key, field, { calculator, view, format, ...NO_ACTIONS, ...own }));
    const label = `${row.label}, ${columns[index]?.name}`;
    return (
      <>
        {field.type === "choice" && (
          <span id={`${name}-label`} className="visually-hidden">
            {label}
          </span>
        )}
        <BareField
          {...row}
          name={name}
          label={label}
          note={undefined}
          hint={undefined}
          understood={
            ranges?.[key]
              ? `Compared at the middle, ${displayValue(field, current[key], current, format)}`
              : row.understood
          }
          setText={(_, text) => row.setText(key, text)}
        />
      </>
    );
  }

  const ready = (calculator.comparisons ?? []) as readonly ReadyComparison[];
  return (
    <section className="compare" aria-labelledby="compare-title">
      <h2 id="compare-title" tabIndex={-1}>
        Compare
      </h2>
      {ready.length > 0 && (
        <p className="compare-ready">
          Ready-made:{" "}
          {ready.map((comparison) => (
            <button key={comparison.label} type="button" className="link" onClick={() => openReady(comparison)}>
              {comparison.label}
            </button>
          ))}
        </p>
      )}
      <ScrollRegion label="Scenarios" className="compare-scroll">
        <form autoComplete="off" spellCheck={false} onSubmit={(event) => event.preventDefault()}>
          <table className="compare-table" data-columns={columns.length}>
            <thead>
              <tr>
                <td />
                {columns.map(({ name }, i) => (
                  <th key={scenarios[i] ? i : NOW} scope="col">
                    {scenarios[i] ? (
                      <>
                        <input
                          aria-label={`Name of scenario ${i + 1}`}
                          value={pinned[i]?.name}
                          placeholder={name}
                          maxLength={40}
                          onChange={(event) => rename(i, event.target.value)}
                        />
                        <span className="compare-tools">
                          <button
                            type="button"
                            className="link"
                            aria-label={`Swap ${name} with the form`}
                            onClick={() => swap(i, scenarios[i] as Scenario)}
                          >
                            Swap
                          </button>
                          <button
                            type="button"
                            className="link"
                            aria-label={`Remove ${name}`}
                            onClick={() => remove(i)}
                          >
                            Remove
                          </button>
                        </span>
                      </>
                    ) : (
                      <>
                        <span className="compare-now">{NOW}</span>
                        <small>In the form above</small>
                      </>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.length === 0 && (
                <tr>
                  <td className="compare-hint" colSpan={columns.length + 1}>
                    Both are the same so far. Change a figure in the form above, or pick one below to change it here.
                  </td>
                </tr>
              )}
              {shown.map((key) => (
                <tr key={key}>
                  <th scope="row">
                    {labelOf(fields[key] as Field, state.current)}
                    {withUnits.includes(key) && state.isCurrent && (
                      <button
                        type="button"
                        className="link"
                        aria-label={`${labelOf(fields[key] as Field, state.current)}: the same for all`}
                        onClick={() => copyToAll(key)}
                      >
                        Same for all
                      </button>
                    )}
                  </th>
                  {columns.map((_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    <td key={i} className="compare-input">
                      {cell(key, i)}
                    </td>
                  ))}
                </tr>
              ))}
              <ComparedResults calculator={calculator} view={view} columns={painted} />
            </tbody>
          </table>
        </form>
      </ScrollRegion>
      <p className="compare-more">
        {others.length > 0 && (
          <label>
            Change another input{" "}
            <span className="field">
              <select value="" onChange={(event) => setAdded([...added, event.target.value])}>
                <option value="">Choose</option>
                {others.map(([key, field]) => (
                  <option key={key} value={key}>
                    {labelOf(field, state.current)}
                  </option>
                ))}
              </select>
            </span>
          </label>
        )}
        {pinned.length < MOST_PINNED && (
          <button type="button" className="link" onClick={() => keepScenario(calculator, state)}>
            Keep another
          </button>
        )}
        {(["csv", "xlsx"] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className="link"
            onClick={() =>
              import("../export/comparison").then(
                ({ downloadComparison }) =>
                  downloadComparison(kind, state.id, name, calculator, columns, inputs, shown),
                reportLoadFailure,
              )
            }
          >
            {kind === "csv" ? "Download CSV" : "Spreadsheet"}
          </button>
        ))}
      </p>
      <ComparedChart id={state.id} view={view} columns={painted} format={format} />
    </section>
  );
}

/** Units are chosen in the form. */
const NO_ACTIONS = { setUnit: () => {}, leaveMeasure: () => {} };

/** Measures are in their own units; a unit that is an input of its own can be chosen. */
function inScenario(row: FieldRowProps): FieldRowProps {
  return row.measure !== undefined && row.measure === row.field.unitKey ? row : { ...row, unitChoices: undefined };
}

/** The state of a page whose form has this scenario in it. */
function asPage(
  page: PageState,
  { texts, units, reading, answer }: Scenario,
  view: AnyView | undefined,
  fields: Fields,
): PageState {
  return {
    ...page,
    ...reading,
    texts,
    units,
    lastAnswer: answer ?? page.lastAnswer,
    withoutField:
      view?.measured?.inputsWithoutField(fields, reading.current, { ...reading, units }) ?? page.withoutField,
  };
}

/** The number that has this unit; undefined for any other input. */
function numberWithUnit(fields: Fields, key: string): string | undefined {
  return Object.keys(fields).find((other) => fields[other]?.unitKey === key);
}

function rowCount(rows: unknown): string {
  const count = Array.isArray(rows) ? rows.length : 0;
  return count === 1 ? "1 row" : `${count} rows`;
}

const formats = new Map<Currency, Format>();

/** A format in the scenario's home currency; the page's own if the currency is the same. */
function formatIn(currency: Currency | undefined, page: Format): Format {
  if (currency === undefined || currency === page.currency) return page;
  const known = formats.get(currency) ?? new Format(currency);
  formats.set(currency, known);
  return known;
}

/** The same array until one of its columns changes. */
function useSame(columns: readonly Column[]): readonly Column[] {
  const last = useRef(columns);
  const same = columns.map((column, i) => sameIfEqual(last.current[i] ?? column, column));
  const isSame = same.length === last.current.length && same.every((column, i) => column === last.current[i]);
  if (!isSame) last.current = same;
  return last.current;
}

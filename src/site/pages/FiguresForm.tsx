import { type ReactNode, useRef, useState } from "react";
import type { Field, Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import { readInputsFully } from "../../core/read-inputs";
import { BODY_FIGURES, checkFigures, type FigureKey, GENERAL_FIGURES, OWN_FIGURES } from "../../fieldsets/own-figures";
import { chooseHabit } from "../preferences/choose-units";
import { useCurrency } from "../preferences/currency";
import { visitorHabits } from "../preferences/habits";
import { keepFigures, ownFigures } from "../preferences/own-figures";
import { type UnitHabit, unitHabit } from "../preferences/units";

type Texts = Readonly<Partial<Record<FigureKey, string>>>;

const UNITS: Readonly<Record<UnitHabit, string>> = {
  us: "Pounds, feet and miles",
  uk: "Stones and feet",
  india: "Kilograms and feet",
  metric: "Metric",
};

/** Examples for figures with a unit or a format. */
const EXAMPLES: Readonly<Partial<Record<FigureKey, string>>> = {
  birthDate: "May 4, 1986",
  heightCm: "5 ft 11 in or 180 cm",
  weightKg: "180 lb or 82 kg",
};

/** Everything that is kept is in its fields; each change is kept at once. */
export function FiguresForm() {
  const { format } = useCurrency();
  const [stored] = useState(ownFigures);
  const [texts, setTexts] = useState<Texts>(stored?.texts ?? {});
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [isKept, setKept] = useState(stored !== null);
  const [units, setUnits] = useState<UnitHabit>(unitHabit);
  const [withBody, setWithBody] = useState(() => Object.keys(BODY_FIGURES).some((key) => texts[key as FigureKey]));

  /** The latest texts. Reading is asynchronous, and the result for earlier texts must not replace it. */
  const latest = useRef<Texts>(undefined);

  async function keep(changed: Texts): Promise<void> {
    latest.current = changed;
    const written = Object.fromEntries(Object.entries(changed).filter(([, text]) => text.trim() !== ""));
    const { currency } = format;
    const { json, refusals } = await readInputsFully(OWN_FIGURES, written, {
      ...visitorHabits(),
      currency,
      grouping: format.grouping,
    });
    if (latest.current !== changed) return;
    const { values, problems: invalid } = checkFigures(json);
    const valid = Object.fromEntries(Object.entries(values).filter(([key]) => !refusals.has(key)));
    setProblems(new Map([...invalid, ...refusals]));
    keepFigures({ texts: changed, values: valid, currency });
    setKept(Object.keys(valid).length > 0);
  }

  function change(key: FigureKey, text: string, isDone: boolean): void {
    const changed = { ...texts, [key]: text };
    setTexts(changed);
    if (isDone) void keep(changed);
  }

  function showBody(shown: boolean): void {
    setWithBody(shown);
    if (shown) return;
    const others = Object.entries(texts).filter(([key]) => !Object.hasOwn(BODY_FIGURES, key));
    setTexts(Object.fromEntries(others));
    void keep(Object.fromEntries(others));
  }

  function clear(): void {
    setTexts({});
    setProblems(new Map());
    setWithBody(false);
    void keep({});
  }

  const rows = (fields: Fields) =>
    Object.entries(fields).map(([name, field]) => {
      const key = name as FigureKey;
      const props = { id: `own-${key}`, field, format, problem: problems.get(key) };
      return (
        <FigureRow key={key} {...props}>
          {field.options ? (
            <select id={props.id} value={texts[key] ?? ""} onChange={(event) => change(key, event.target.value, true)}>
              <option value="" />
              {Object.entries(field.options).map(([code, label]) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={props.id}
              value={texts[key] ?? ""}
              placeholder={EXAMPLES[key]}
              autoComplete="off"
              aria-invalid={problems.has(key)}
              aria-describedby={problems.has(key) ? `${props.id}-problem` : undefined}
              onChange={(event) => change(key, event.target.value, false)}
              onBlur={() => void keep(texts)}
            />
          )}
        </FigureRow>
      );
    });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void keep(texts);
      }}
    >
      {rows(GENERAL_FIGURES)}
      <div className="own-figure">
        <label htmlFor="own-units">Units</label>
        <select
          id="own-units"
          value={units}
          onChange={(event) => {
            const chosen = event.target.value as UnitHabit;
            setUnits(chosen);
            chooseHabit(chosen);
          }}
        >
          {Object.entries(UNITS).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <label className="own-body">
        <input type="checkbox" checked={withBody} onChange={(event) => showBody(event.target.checked)} />
        Also my sex, height and weight, for the health calculators
      </label>
      {withBody && rows(BODY_FIGURES)}
      <p role="status">
        {isKept
          ? "Kept in this browser only. They are in no link until you change something on a page."
          : "Nothing is kept."}
      </p>
      <button type="button" className="button" onClick={clear} disabled={!isKept && Object.keys(texts).length === 0}>
        Clear all
      </button>
    </form>
  );
}

interface FigureRowProps {
  readonly id: string;
  readonly field: Field;
  readonly format: Format;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

function FigureRow({ id, field, format, problem, children }: FigureRowProps) {
  const unit = field.type === "money" ? `${format.symbol} ${field.unit ?? ""}` : "";
  return (
    <div className="own-figure">
      <label htmlFor={id}>
        {String(field.label)} {unit && <small>{unit}</small>}
      </label>
      {children}
      {problem && (
        <p id={`${id}-problem`} className="own-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

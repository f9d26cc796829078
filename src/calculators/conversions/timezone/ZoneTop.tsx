import { useEffect, useState } from "react";
import type { FormTopProps } from "../../../site/kit";
import type calculator from "./calculator";
import { CITY_LIST } from "./inputs";
import type { Suggestion } from "./suggest";
import type { ZoneChoice } from "./zones";
import "./zone-top.css";

/** Maximum number of suggestions for each text being typed. */
const MAX_SUGGESTIONS = 8;

/** The mode, a button for the current time, and what the names in the zone fields may mean. */
export function ZoneTop({ rows, textOf, setInputs }: FormTopProps<typeof calculator>) {
  const mode = textOf("mode");
  const fields =
    mode === "meeting"
      ? ["participants" as const]
      : mode === "unix"
        ? ["fromZone" as const]
        : ["fromZone" as const, "toZones" as const];
  const typed = fields.flatMap((key) => zoneTexts(textOf(key)));
  return (
    <>
      {rows(["mode"])}
      {mode !== "meeting" && (
        <p>
          <button
            type="button"
            className="link"
            onClick={async () => setInputs(await (await import("./now")).nowTexts(mode))}
          >
            Use my current time
          </button>
        </p>
      )}
      <Cities
        typed={typed.join("\n")}
        choose={(name, city) =>
          setInputs(Object.fromEntries(fields.map((key) => [key, withZone(textOf(key), name, city)])))
        }
      />
    </>
  );
}

/** The zones in the text of a field: a single one, or those in the rows of a list. */
function zoneTexts(text: string): string[] {
  return rowsOf(text)?.map(({ zone }) => zone ?? "") ?? [text];
}

/** The text of a field with another zone in place of one. */
function withZone(text: string, from: string, to: string): string {
  const rows = rowsOf(text)?.map((row) => (row.zone === from ? { ...row, zone: to } : row));
  return rows ? JSON.stringify(rows) : text === from ? to : text;
}

/** The rows of a list; null for other texts. */
function rowsOf(text: string): readonly { readonly zone?: string }[] | null {
  try {
    return text.startsWith("[") ? JSON.parse(text) : null;
  } catch {
    return [];
  }
}

interface CitiesProps {
  /** Texts, one per line. */
  readonly typed: string;
  /** Puts a city in place of a name. */
  choose(name: string, city: string): void;
}

/** Suggestions for what is typed, and the choices of names that mean several zones. */
function Cities({ typed, choose }: CitiesProps) {
  const [cities, setCities] = useState<readonly Suggestion[]>([]);
  const [choices, setChoices] = useState<readonly (readonly [name: string, readonly ZoneChoice[]])[]>([]);
  useEffect(() => {
    const unknown = typed.split("\n").filter((text) => text.length > 1 && !text.includes("/"));
    setChoices([]);
    if (unknown.length === 0) return;
    let isCanceled = false;
    const load = async () => {
      const [{ suggestPlaces }, { allZones, zoneChoices }] = await Promise.all([
        import("./suggest"),
        import("./zones"),
      ]);
      await allZones.load();
      if (isCanceled) return;
      setCities(unknown.flatMap((text) => suggestPlaces(text, MAX_SUGGESTIONS)));
      setChoices(
        [...new Set(unknown)].flatMap((name) => {
          const zones = zoneChoices(name);
          return zones ? [[name, zones] as const] : [];
        }),
      );
    };
    // Without a network there are no suggestions; typed text still works.
    load().catch(() => {});
    return () => {
      isCanceled = true;
    };
  }, [typed]);
  return (
    <>
      {choices.map(([name, zones]) => (
        <p key={name} className="zone-choices">
          “{name}” is
          {zones.map(({ city, meaning }) => (
            <button key={city} type="button" className="button" onClick={() => choose(name, city)}>
              {city} {meaning && <small>{meaning}</small>}
            </button>
          ))}
        </p>
      ))}
      <datalist id={CITY_LIST}>
        {[...new Map(cities.map((city) => [city.value, city])).values()].map(({ value, label }) => (
          <option key={value} value={value} label={label || undefined} />
        ))}
      </datalist>
    </>
  );
}

import { useEffect, useState } from "react";
import type { FormTopProps } from "../../../site/kit";
import type calculator from "./calculator";
import { CITY_LIST } from "./inputs";
import type { Suggestion } from "./suggest";
import "./zone-top.css";

/** Maximum number of suggestions for each text being typed. */
const MAX_SUGGESTIONS = 8;

/** The mode, a button for the current time, and the city suggestions of the zone fields. */
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
      <Cities typed={typed.join("\n")} />
    </>
  );
}

/** The zones in the text of a field: a single one, or those in the rows of a list. */
function zoneTexts(text: string): string[] {
  if (!text.startsWith("[")) return [text];
  try {
    return (JSON.parse(text) as { zone?: string }[]).map(({ zone }) => zone ?? "");
  } catch {
    return [];
  }
}

/** @param typed texts, one per line */
function Cities({ typed }: { readonly typed: string }) {
  const [cities, setCities] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const unknown = typed.split("\n").filter((text) => text.length > 1 && !text.includes("/"));
    if (unknown.length === 0) return;
    let isCanceled = false;
    Promise.all([import("./suggest"), import("./zones").then(({ allZones }) => allZones.load())]).then(
      ([{ suggestPlaces }]) => {
        if (!isCanceled) setCities(unknown.flatMap((text) => suggestPlaces(text, MAX_SUGGESTIONS)));
      },
      () => {}, // Without a network there are no suggestions; typed text still works.
    );
    return () => {
      isCanceled = true;
    };
  }, [typed]);
  return (
    <datalist id={CITY_LIST}>
      {[...new Map(cities.map((city) => [city.value, city])).values()].map(({ value, label }) => (
        <option key={value} value={value} label={label || undefined} />
      ))}
    </datalist>
  );
}

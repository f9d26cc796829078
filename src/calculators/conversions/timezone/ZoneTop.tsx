import { useEffect, useState } from "react";
import type { FormTopProps } from "../../../site/kit";
import type calculator from "./calculator";
import { CITY_LIST } from "./inputs";
import type { Suggestion } from "./suggest";
import "./zone-top.css";

/** Suggestions for each text that is being typed. */
const MOST = 8;

/** The question, the time now where the reader is, and the cities that the zone fields offer. */
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
            The time now, where you are
          </button>
        </p>
      )}
      <Cities typed={typed.join("\n")} />
    </>
  );
}

/** The zones in the text of a field: one, or those in the rows of a list. */
function zoneTexts(text: string): string[] {
  if (!text.startsWith("[")) return [text];
  try {
    return (JSON.parse(text) as { zone?: string }[]).map(({ zone }) => zone ?? "");
  } catch {
    return [];
  }
}

/** @param typed texts, one to a line */
function Cities({ typed }: { readonly typed: string }) {
  const [cities, setCities] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const unknown = typed.split("\n").filter((text) => text.length > 1 && !text.includes("/"));
    if (unknown.length === 0) return;
    let gone = false;
    Promise.all([import("./suggest"), import("./zones").then(({ allZones }) => allZones.load())]).then(
      ([{ suggestPlaces }]) => {
        if (!gone) setCities(unknown.flatMap((text) => suggestPlaces(text, MOST)));
      },
      () => {}, // Without a network there is nothing to offer; what is typed is still read.
    );
    return () => {
      gone = true;
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

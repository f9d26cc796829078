/** The visitor's favorites, and the calculators opened last. Both stay in this browser. */
import { Listeners } from "../platform/listeners";
import { readStored, removeStored, writeStored } from "../platform/storage";

export type OwnList = "favorites" | "recent-calculators";

/** How many are kept. */
const MOST: Readonly<Record<OwnList, number>> = { favorites: 50, "recent-calculators": 8 };

const listeners = new Listeners();

/** Calls the listener at every change on this page. Returns a function that stops this. */
export const onOwnCalculators = listeners.subscribe;

/** The id that lists, searches and addresses give a calculator: `physics-calculator?tool=thin-lens` for a tool. */
export function listedId({ id, tool, collection }: { id: string; tool?: string; collection?: string }): string {
  return tool && collection ? `${id}?tool=${tool}` : id;
}

/** The ids in a list; none if what is stored makes no sense. */
export function ownCalculators(list: OwnList): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored("localStorage", list) ?? "[]");
    return Array.isArray(stored) ? [...new Set(stored.filter((id) => typeof id === "string"))] : [];
  } catch {
    return [];
  }
}

function keep(list: OwnList, ids: readonly string[]): void {
  if (ids.length > 0) writeStored("localStorage", list, JSON.stringify(ids.slice(0, MOST[list])));
  else removeStored("localStorage", list);
  listeners.notify();
}

/** Adds a calculator to the favorites, in which the first one added comes first, or removes it. */
export function setFavorite(id: string, isFavorite: boolean): void {
  const others = ownCalculators("favorites").filter((other) => other !== id);
  keep("favorites", isFavorite ? [...others, id] : others);
}

/** Puts a calculator at the head of those opened last. */
export function noteOpened(id: string): void {
  keep("recent-calculators", [id, ...ownCalculators("recent-calculators").filter((other) => other !== id)]);
}

export function clearOwn(list: OwnList): void {
  keep(list, []);
}

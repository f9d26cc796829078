import { HISTORY_LENGTH, type HistoryEntry } from "./state";

/** The browser storage key of the history. */
export const HISTORY_STORAGE_KEY = "scientificCalculatorHistory";

/** Parses a history stored as JSON; invalid entries are dropped. */
export function readHistory(stored: string | null): HistoryEntry[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter(isEntry).slice(0, HISTORY_LENGTH) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== "object" || value === null) return false;
  const { calculation, result, timestamp } = value as Record<string, unknown>;
  return (
    typeof calculation === "string" &&
    typeof result === "string" &&
    (timestamp === undefined || typeof timestamp === "string")
  );
}

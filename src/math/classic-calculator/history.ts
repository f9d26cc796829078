import { HISTORY_LENGTH, type HistoryEntry } from "./state";

/** Where a browser keeps the history. */
export const HISTORY_STORAGE_KEY = "scientificCalculatorHistory";

/** The history that was stored as JSON; what cannot be read is left out. */
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

import { useSyncExternalStore } from "react";
import { currentToast, onToast, type Toast } from "../platform/toast";

/** The message to show, or null before the first one. */
export function useToast(): Toast | null {
  return useSyncExternalStore(onToast, currentToast, () => null);
}

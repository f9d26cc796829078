import { LOCK_ALL } from "./options";

const CONTROLS = "input, select, textarea, button";

/**
 * Disables the controls of locked inputs, also those that are added later. React sets the property of none of them.
 * @param locked keys of inputs, or `LOCK_ALL`
 */
export function lockInputs(form: HTMLFormElement, locked: readonly string[]): void {
  const all = locked.includes(LOCK_ALL);
  const disable = () => {
    for (const row of all ? [form] : locked.flatMap((key) => rowOf(form, key)))
      for (const control of row.querySelectorAll<HTMLInputElement>(CONTROLS)) control.disabled = true;
  };
  disable();
  new MutationObserver(disable).observe(form, { childList: true, subtree: true });
}

function rowOf(form: HTMLFormElement, key: string): Element[] {
  const control = form.elements.namedItem(key);
  const first = control instanceof RadioNodeList ? control[0] : control;
  const row = first instanceof Element ? (first.closest(".row") ?? first.parentElement) : null;
  return row ? [row] : [];
}

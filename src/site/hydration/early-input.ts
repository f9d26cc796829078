/**
 * What a visitor typed, chose and pressed in HTML whose script had not loaded: on the whole page before React
 * hydrated it, and in islands while they wait. `start.ts` records what the page does not show, and
 * `takeEarlyInput` reads it.
 */

export interface EarlyRecord {
  /** Buttons that were pressed and forms that were submitted with Enter, in order. */
  pressed: HTMLElement[];
  /** Keys for the text box that the last button pressed will open; null if it opens none. */
  keys: string[] | null;
  /** Texts of textareas, which React resets to the prerendered text during hydration. */
  readonly texts: WeakMap<Element, string>;
  /** Whether React handles events everywhere except in islands. */
  isTakenOver: boolean;
}

export interface EarlyInput {
  /** Texts, codes of choices, and "true" or "false" for check boxes, by the control's name or id. */
  readonly values: Readonly<Record<string, string>>;
  /** The focused control. */
  readonly focused: FocusedControl | null;
  readonly pressed: readonly HTMLElement[];
}

interface FocusedControl {
  readonly id: string;
  /** Its index among the controls that were read, if it has no id. */
  readonly index: number;
}

const CONTROLS = "a[href], button, input, select, textarea, summary";

/** Attribute of HTML that is waiting for its script. */
export const WAITING = "data-waiting";

/** Attribute of a button that opens a text box and focuses it. */
export const OPENS_BOX = "data-opens-box";

let record: EarlyRecord = { pressed: [], keys: null, texts: new WeakMap(), isTakenOver: true };

/** The values of the controls of a page that is being redrawn from scratch. */
interface CarriedInput {
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
  /** The page had answered before; what it filled in itself is not the visitor's. */
  readonly answered: boolean;
}

let carried: CarriedInput | undefined;

/** By then, parts that are rendered after the first paint have taken their values. */
const CARRIED_FOR = 2000;

/** Calls a function for events on elements of the page, before anything else handles them. */
export function listen<Type extends keyof WindowEventMap>(
  type: Type,
  note: (target: Element, event: WindowEventMap[Type]) => void,
): void {
  addEventListener(type, (event) => event.target instanceof Element && note(event.target, event), true);
}

/** Listens from now on, for the lifetime of the document. */
export function recordEarlyInput(): EarlyRecord {
  const early: EarlyRecord = { pressed: [], keys: null, texts: new WeakMap(), isTakenOver: false };
  const isEarly = (control: Element) => !early.isTakenOver || control.closest(`[${WAITING}]`) !== null;
  listen("click", (target) => {
    const button = target.closest<HTMLElement>("#root button");
    // Presses that the page repeats later leave the keys alone.
    if (!isEarly(target)) return;
    if (button) early.pressed.push(button);
    early.keys = button?.hasAttribute(OPENS_BOX) ? [] : null;
  });
  // Otherwise no script would handle it, and the browser would reload the page with the texts in its address.
  listen("submit", (target, event) => {
    const form = target.closest<HTMLElement>("#root form");
    // The browser itself sends a form to its address.
    if (!form || form.hasAttribute("action") || !isEarly(form)) return;
    event.preventDefault();
    early.pressed.push(form);
  });
  listen("keydown", (_target, event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!early.keys || ctrlKey || metaKey || altKey) return;
    if (key === "Escape") {
      // The box should not open after all.
      early.pressed = early.pressed.filter((one) => !one.hasAttribute(OPENS_BOX));
      early.keys = null;
      return;
    }
    if (key.length > 1 && key !== "Enter" && key !== "Backspace") return;
    early.keys.push(key);
    // The space bar would press the button again.
    event.preventDefault();
  });
  listen("input", (target) => {
    if (target instanceof HTMLTextAreaElement) early.texts.set(target, target.value);
    // The page's answer is not for this; the calculator removes the marker when it answers.
    if (!early.isTakenOver) document.documentElement.dataset.pending = "";
  });
  return early;
}

/** React is about to hydrate the page: from here on it receives clicks itself, even if it responds later. */
export function beginTakeover(early: EarlyRecord, root: Element): void {
  early.isTakenOver = true;
  record = early;
  // Texts that the browser restored after a reload fire no event.
  for (const area of root.querySelectorAll("textarea"))
    if (area.value !== area.defaultValue) early.texts.set(area, area.value);
}

/**
 * Reads a page that is about to be redrawn from scratch: its controls will be gone, and the new ones with the
 * same name take their values.
 * @param answered whether the page had answered before
 */
export function carryInput(root: Element, answered: boolean): EarlyInput {
  carried = undefined;
  // No island in this HTML waits any longer: what was pressed in it is pressed again with the rest.
  for (const island of root.querySelectorAll(`[${WAITING}]`)) island.removeAttribute(WAITING);
  const early = takeEarlyInput(root);
  const all = { path: location.pathname, values: early.values, answered };
  carried = all;
  setTimeout(() => {
    if (carried === all) carried = undefined;
  }, CARRIED_FOR);
  return early;
}

/** The values of the controls before this page was redrawn, or undefined. */
export function carriedInput(): CarriedInput | undefined {
  return carried?.path === location.pathname ? carried : undefined;
}

/** The page is not being hydrated after all: clicks are recorded again. */
export function abortTakeover(): void {
  record.isTakenOver = false;
}

/** Presses a button or submits a form again. */
export function pressAgain(control: HTMLElement | null): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control?.click();
}

/** Reads the controls in a part of the page. */
export function earlyValues(place: Element | null): EarlyInput["values"] {
  const values: Record<string, string> = {};
  for (const control of place?.querySelectorAll("input, select, textarea") ?? []) {
    const { name, id } = control as HTMLInputElement;
    const value = carriedInput()?.values[name || id] ?? textOf(control as Control);
    if ((name || id) && value !== null) values[name || id] = value;
  }
  return values;
}

/**
 * Reads a part of the page and removes what was pressed in it from the record: the caller is to press it
 * again. What was pressed in islands is left to them, once their scripts have loaded.
 */
export function takeEarlyInput(place: Element | null): EarlyInput {
  const isTheirs = (button: Element) => {
    const island = button.closest(`[${WAITING}]`);
    return island !== null && island !== place;
  };
  const pressed = record.pressed.filter((button) => place?.contains(button) && !isTheirs(button));
  for (const button of pressed) record.pressed.splice(record.pressed.indexOf(button), 1);
  return { values: earlyValues(place), focused: focusedIn(place), pressed };
}

function focusedIn(place: Element | null): FocusedControl | null {
  const { activeElement } = document;
  if (!activeElement || !place?.contains(activeElement)) return null;
  return { id: activeElement.id, index: [...place.querySelectorAll(CONTROLS)].indexOf(activeElement) };
}

/** Focuses the control that replaced the one that had focus. */
export function focusAgain(place: Element | null, focused: FocusedControl | null): void {
  if (!focused) return;
  const { id, index } = focused;
  const control = id ? document.getElementById(id) : place?.querySelectorAll<HTMLElement>(CONTROLS)[index];
  control?.focus({ preventScroll: true });
}

/** Returns what was typed for the text box that a pressed button opens, and stops recording. */
export function takeEarlyKeys(): readonly string[] {
  const keys = record.keys ?? [];
  record.keys = null;
  return keys;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Null for an unselected radio button, and for a field that shows only the beginning of a long text. */
function textOf(control: Control): string | null {
  if (control instanceof HTMLTextAreaElement && control.readOnly) return null;
  if (control instanceof HTMLTextAreaElement) return record.texts.get(control) ?? control.value;
  if (!(control instanceof HTMLInputElement)) return control.value;
  if (control.type === "radio") return control.checked ? control.value : null;
  return control.type === "checkbox" ? String(control.checked) : control.value;
}

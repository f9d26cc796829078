/**
 * What a visitor typed, chose and pressed in HTML whose script had not come: on the whole page before React took it
 * over, and in islands for as long as they wait. `start.ts` records what the page does not show, and everybody reads
 * it with `takeEarlyInput`.
 */

export interface EarlyRecord {
  /** Buttons that were pressed and forms that were sent by Enter, in their order. */
  readonly pressed: HTMLElement[];
  /** Keys for the text box that the button pressed last will open; null where it opens none. */
  keys: string[] | null;
  /** Long texts: React puts back what a textarea was drawn with when it takes it over. */
  readonly texts: WeakMap<Element, string>;
  /** Whether React listens to all but the islands. */
  begun: boolean;
  /** Whether the answer in the HTML is that to what was typed: what reads texts is there. */
  answered: boolean;
}

export interface EarlyInput {
  /** Texts, codes of choices, and "true" or "false" for check boxes, by the name of the control, or by its id. */
  readonly values: Readonly<Record<string, string>>;
  /** The control that has the focus. */
  readonly focused: FocusedControl | null;
  readonly pressed: readonly HTMLElement[];
}

interface FocusedControl {
  readonly id: string;
  /** Its index among the controls of the place that was read, where it has no id. */
  readonly index: number;
}

const CONTROLS = "a[href], button, input, select, textarea, summary";

/** Attribute of HTML that waits for its script. */
export const WAITING = "data-waiting";

/** Attribute of a button that opens a text box, with the focus in it. */
export const OPENS_BOX = "data-opens-box";

let record: EarlyRecord = { pressed: [], keys: null, texts: new WeakMap(), begun: true, answered: false };

/** What the controls of a page held that is being drawn afresh. */
interface CarriedInput {
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
  /** The page had answered before; what it filled in by itself is not what the visitor said. */
  readonly answered: boolean;
}

let carried: CarriedInput | undefined;

/** By then the parts that are drawn after the first paint have taken theirs. */
const CARRIED_FOR = 2000;

/** Listens from now on, for as long as the document lives. */
export function recordEarlyInput(): EarlyRecord {
  const early: EarlyRecord = {
    pressed: [],
    keys: null,
    texts: new WeakMap(),
    begun: false,
    answered: false,
  };
  const isEarly = (control: Element) => !early.begun || control.closest(`[${WAITING}]`) !== null;
  const listen = (type: string, note: (target: Element) => void) =>
    addEventListener(type, ({ target }) => target instanceof Element && note(target), true);
  listen("click", (target) => {
    const button = target.closest<HTMLElement>("#root button");
    // Presses that the page makes again later leave the keys alone.
    if (!isEarly(target)) return;
    if (button) early.pressed.push(button);
    early.keys = button?.hasAttribute(OPENS_BOX) ? [] : null;
  });
  // Nobody would hear of it, and the browser would open the page again, with the texts in its address.
  addEventListener(
    "submit",
    (event) => {
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement && form.closest("#root") && isEarly(form))) return;
      event.preventDefault();
      early.pressed.push(form);
    },
    true,
  );
  addEventListener(
    "keydown",
    (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (!early.keys || ctrlKey || metaKey || altKey) return;
      if (key === "Escape") {
        // The box is not to open after all.
        early.pressed.splice(
          0,
          early.pressed.length,
          ...early.pressed.filter((one) => !one.hasAttribute(OPENS_BOX)),
        );
        early.keys = null;
        return;
      }
      if (key.length > 1 && key !== "Enter" && key !== "Backspace") return;
      early.keys.push(key);
      // The space bar would press the button again.
      event.preventDefault();
    },
    true,
  );
  listen("input", (target) => {
    if (target instanceof HTMLTextAreaElement) early.texts.set(target, target.value);
    // The page's answer is no answer to this; the calculator takes the mark off when it answers.
    if (!early.begun) document.documentElement.dataset.pending = "";
  });
  return early;
}

/** React is about to take the page over: it hears clicks itself from here on, even if it answers later. */
export function beginTakeover(early: EarlyRecord, root: Element): void {
  early.begun = true;
  record = early;
  // Texts that the browser put back after a reload come without an event.
  for (const area of root.querySelectorAll("textarea"))
    if (area.value !== area.defaultValue) early.texts.set(area, area.value);
}

/**
 * Reads a page that is about to be drawn afresh: its controls are gone then, and the new ones of the same name take
 * their values. @param answered whether the page had answered before
 */
export function carryInput(root: Element, answered: boolean): EarlyInput {
  carried = undefined;
  // No island of this HTML waits any longer: what was pressed in it is pressed again with the rest.
  for (const island of root.querySelectorAll(`[${WAITING}]`)) island.removeAttribute(WAITING);
  const early = takeEarlyInput(root);
  const all = { path: location.pathname, values: early.values, answered };
  carried = all;
  setTimeout(() => {
    if (carried === all) carried = undefined;
  }, CARRIED_FOR);
  return early;
}

/** What the controls held before this page was drawn afresh, or nothing. */
export function carriedInput(): CarriedInput | undefined {
  return carried?.path === location.pathname ? carried : undefined;
}

/** The page is not taken over yet after all: clicks are recorded again. */
export function endTakeover(): void {
  record.begun = false;
}

/** Presses a button, or sends a form, once more. */
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
 * Reads a part of the page, and takes what was pressed in it off the record: that is the caller's to press again.
 * What was pressed in islands is theirs, once their scripts are there.
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

/** Gives the focus to the control that has taken the place of the one that had it. */
export function focusAgain(place: Element | null, focused: FocusedControl | null): void {
  if (!focused) return;
  const { id, index } = focused;
  const control = id ? document.getElementById(id) : place?.querySelectorAll<HTMLElement>(CONTROLS)[index];
  control?.focus({ preventScroll: true });
}

/** What was typed after a press of a button for the text box that it opens, and ends the recording. */
export function takeEarlyKeys(): readonly string[] {
  const keys = record.keys ?? [];
  record.keys = null;
  return keys;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Null for a radio button that is not chosen, and for the beginning of a text that is too long for its field. */
function textOf(control: Control): string | null {
  if (control instanceof HTMLTextAreaElement && control.readOnly) return null;
  if (control instanceof HTMLTextAreaElement) return record.texts.get(control) ?? control.value;
  if (!(control instanceof HTMLInputElement)) return control.value;
  if (control.type === "radio") return control.checked ? control.value : null;
  return control.type === "checkbox" ? String(control.checked) : control.value;
}

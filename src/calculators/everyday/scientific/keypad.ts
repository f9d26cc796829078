/** The classic keypad, operated by a text of keys that are pressed one after another. */
import { InputError, notice, step } from "../../../core/calculator";
import { keyNamed } from "../../../math/classic-calculator/keys";
import { type ClassicKey, type ClassicState, initialState, press } from "../../../math/classic-calculator/state";
import { shortened } from "../../../math/words/phrases";
import type { Work } from "./modes";

export const keypad: Work<{ readonly keypad: ClassicState }> = {
  answer: ({ keys }) => ({ keypad: pressKeys(keys) }),

  headline: ({ keypad }) => ({ label: "Display", figure: spoken(keypad.display) }),

  notices: ({ keypad }) =>
    /[()]/.test(keypad.display)
      ? [
          notice(
            "parentheses",
            "The keypad shows parentheses but does not evaluate them. Use Expression mode instead. Only the digits before the first parenthesis count.",
          ),
        ]
      : [],

  /** One step for each history entry, oldest first. */
  working: ({ keypad: { history, display } }, { keys }) =>
    history.length === 0
      ? [step("Keys", keys.trim(), spoken(display))]
      : history
          .toReversed()
          .map(({ calculation, result }, i) =>
            step(`Step ${i + 1}`, spoken(calculation.slice(0, calculation.lastIndexOf(" = "))), spoken(result)),
          ),
};

const MOST_KEYS = 10_000;

/** @throws InputError for a key that does not exist */
function pressKeys(keys: string): ClassicState {
  let state = initialState();
  let pressed = 0;
  for (const [index, token] of keys.split(/\s+/).filter(Boolean).entries()) {
    for (const key of keysOf(token, index + 1)) {
      if (++pressed > MOST_KEYS) throw new InputError("keys", "Press at most 10,000 keys.");
      if (key.startsWith("H") && Number(key.slice(1)) > state.history.length)
        throw new InputError("keys", `Key ${index + 1}, “${key}”, does not exist: ${entries(state)}.`);
      state = press(state, key);
    }
  }
  if (pressed === 0) throw new InputError("keys", "Press at least one key.");
  return state;
}

/** A single key by its name, or a sequence of one-character keys: `12.5`, `5+3=`. */
function keysOf(token: string, number: number): ClassicKey[] {
  const key = keyNamed(token);
  if (key) return [key];
  const characters = [...token].map(keyNamed);
  if (characters.every((one) => one !== null)) return characters;
  throw new InputError("keys", `Key ${number}, “${shortened(token, 20)}”, is not on the calculator.`);
}

function entries({ history }: ClassicState): string {
  const { length } = history;
  return length === 0 ? "the history is empty" : `the history has ${length === 1 ? "1 entry" : `${length} entries`}`;
}

/** The display, in words if it is not a finite number. */
function spoken(display: string): string {
  if (display === "NaN") return "Not a number";
  return display.replace("Infinity", "infinite");
}

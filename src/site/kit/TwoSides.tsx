import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { FormTopProps, OtherControl } from ".";
import "./two-sides.css";

interface TwoSidesProps<Key extends string> {
  /** Keys of the number and of its two units. */
  readonly keys: { readonly value: Key; readonly from: Key; readonly to: Key };
  /** The answer, with a decimal point. */
  readonly result: string;
  readonly page: Pick<FormTopProps<unknown>, "setInputs" | "setText" | "decimalComma"> & {
    control(key: Key, instead?: OtherControl): ReactNode;
    textOf(key: Key): string;
  };
  /**
   * If an input decides which side holds the value: that side, and the inputs that typing into each side
   * sets. The units then stay on their sides.
   */
  readonly turn?: {
    readonly side: 0 | 1;
    readonly says: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>];
  };
  /** What the swap button swaps. */
  readonly units?: string;
  /** Names of the sides, the upper one first. */
  readonly names?: readonly [string, string];
  /** What the unit's control shows instead of its field. */
  readonly unitControl?: (key: Key) => OtherControl;
  /** Further content, below both sides. */
  readonly children?: ReactNode;
}

/**
 * The two sides of a conversion, equal to each other: the side typed into last holds the value, and the other
 * side shows the answer. Swapping the units leaves the number where it is.
 */
export function TwoSides<Key extends string>({
  keys,
  result,
  page,
  turn,
  units = "units",
  names,
  unitControl,
  children,
}: TwoSidesProps<Key>) {
  const { control, setInputs, setText, textOf, decimalComma } = page;
  const { value, from, to } = keys;
  /** The side that holds the value: 0 is the upper one. */
  const [typedLast, setTyped] = useState<0 | 1>(0);
  const typed = turn?.side ?? typedLast;
  const root = useRef<HTMLDivElement>(null);
  const other = `other-${value}`;
  // Text edited there is parsed the way this visitor writes numbers.
  const shown = decimalComma ? result.replaceAll(",", " ").replace(".", ",") : result;

  function typeInto(side: 0 | 1, text: string): void {
    if (turn) {
      setText(value, text, turn.says[side]);
      return;
    }
    const turned = side !== typed;
    if (turned) setTyped(side);
    setText(value, text, turned ? { [from]: textOf(to), [to]: textOf(from) } : {});
  }

  // Picks up what was typed into the other side before the script loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const box = root.current?.querySelector<HTMLInputElement>(`#${other}`);
    if (box && box.value !== result) typeInto(typed === 0 ? 1 : 0, box.value);
  }, []);

  const unitOf = (key: Key) => control(key, unitControl?.(key));
  const side = (place: 0 | 1) => (
    <div className="side" {...(names && { role: "group", "aria-labelledby": `side-${place}` })}>
      {names && (
        <span className="side-name" id={`side-${place}`}>
          {names[place]}
        </span>
      )}
      {place === typed
        ? control(value)
        : control(value, {
            name: other,
            text: shown,
            setText: (_, text) => typeInto(place, text),
            problem: undefined,
            understood: undefined,
          })}
      {unitOf(place === (turn ? 0 : typed) ? from : to)}
    </div>
  );
  return (
    <div className="two-sides" ref={root}>
      {side(0)}
      <button type="button" className="link swap" onClick={() => setInputs({ [from]: textOf(to), [to]: textOf(from) })}>
        Swap {units}
      </button>
      {side(1)}
      {children}
    </div>
  );
}

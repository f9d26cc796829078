import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { OtherControl } from ".";
import "./two-sides.css";

interface TwoSidesProps<Key extends string> {
  /** Keys of the number and of its two units. */
  readonly keys: { readonly value: Key; readonly from: Key; readonly to: Key };
  /** The answer as it would be typed. */
  readonly result: string;
  readonly page: {
    control(key: Key, instead?: OtherControl): ReactNode;
    setInputs(texts: Readonly<Record<string, string>>): void;
    textOf(key: Key): string;
  };
  /** More about a side, below its controls. */
  readonly children?: ReactNode;
}

/**
 * The two sides of a conversion, equal to each other: whatever is typed last is the value, and the other side answers.
 * Units are swapped with the number left where it is.
 */
export function TwoSides<Key extends string>({ keys, result, page, children }: TwoSidesProps<Key>) {
  const { control, setInputs, textOf } = page;
  const { value, from, to } = keys;
  /** The side that holds the value: 0 is the upper one. */
  const [typed, setTyped] = useState<0 | 1>(0);
  const root = useRef<HTMLDivElement>(null);
  const other = `other-${value}`;

  function typeInto(side: 0 | 1, text: string): void {
    const turned = side !== typed;
    if (turned) setTyped(side);
    setInputs({ [value]: text, ...(turned && { [from]: textOf(to), [to]: textOf(from) }) });
  }

  // What was typed into the other side before the script arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const box = root.current?.querySelector<HTMLInputElement>(`#${other}`);
    if (box && box.value !== result) typeInto(1, box.value);
  }, []);

  const side = (place: 0 | 1) => (
    <div className="side">
      {place === typed
        ? control(value)
        : control(value, {
            name: other,
            text: result,
            setText: (_, text) => typeInto(place, text),
            problem: undefined,
            understood: undefined,
          })}
      {control(place === typed ? from : to)}
    </div>
  );
  return (
    <div className="two-sides" ref={root}>
      {side(0)}
      <button
        type="button"
        className="link swap"
        onClick={() => setInputs({ [from]: textOf(to), [to]: textOf(from) })}
      >
        Swap units
      </button>
      {side(1)}
      {children}
    </div>
  );
}

/** For tests only: a hook or an element in a document, as a page would use it. */
import { act, type FunctionComponent } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface Rendered<Props> {
  readonly place: HTMLElement;
  readonly rerender: (props: Props) => void;
  readonly unmount: () => void;
}

/** Renders a component into the document until the test is finished: what React put off must not outlive the document. */
export function renderIn<Props>(
  Component: FunctionComponent<Props>,
  props: Props,
  place = document.body.appendChild(document.createElement("div")),
): Rendered<Props> {
  const root = createRoot(place);
  const draw = (next: Props) => act(() => root.render(<Component {...(next as Props & object)} />));
  draw(props);
  const unmount = () => act(() => root.unmount());
  onTestFinished(unmount);
  return { place, rerender: draw, unmount };
}

/** Calls a hook in a component. @returns its latest result, and functions for what happens next */
export function renderHook<Props, Result>(hook: (props: Props) => Result, props: Props) {
  const results: Result[] = [];
  const Component = ({ given }: { given: Props }) => {
    results.push(hook(given));
    return null;
  };
  const { rerender, unmount } = renderIn(Component, { given: props });
  return {
    /** Results of all renders so far. */
    results,
    get result(): Result {
      return results.at(-1) as Result;
    },
    rerender: (given: Props) => rerender({ given }),
    unmount,
  };
}

/** Waits until promises that have resolved, and what React does about them, are done. */
export async function settlePromises(): Promise<void> {
  await act(async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  });
}

import type { ComponentType } from "react";
import { OnDemand } from "../../core/on-demand";
import { deferred } from "../hydration/island";
import type { AnyView, FormTopProps } from "../kit";

// biome-ignore lint/suspicious/noExplicitAny: views are of any calculator
type FormTop = ComponentType<FormTopProps<any> & { readonly urgent?: boolean }>;

const made = new WeakMap<object, FormTop>();

/** What is above the fields of a form; if its script comes on demand, the HTML stands in for it. */
export function formTopOf(view: AnyView | undefined): FormTop | undefined {
  const source = view?.FormTop;
  if (!(source instanceof OnDemand)) return source;
  let component = made.get(source);
  if (!component) {
    component = deferred(async () => ({ default: await source.load() }));
    made.set(source, component);
  }
  return component;
}

import type { ComponentType } from "react";
import { OnDemand } from "../../core/on-demand";
import { deferred } from "../hydration/island";
import type { AnyView, FormTopProps } from "../kit";

// biome-ignore lint/suspicious/noExplicitAny: views are of any calculator
type FormTop = ComponentType<FormTopProps<any> & { readonly urgent?: boolean }>;

const made = new WeakMap<object, FormTop>();

/** The content above a form's fields; if its script loads on demand, the HTML stands in for it until then. */
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

/** For parts of the shell that most visits never open: each is loaded when it is first opened. */
import { type ComponentType, useEffect, useState } from "react";
import { reportLoadFailure } from "../platform/load-failures";

interface LazyComponent<P> {
  fetch(): Promise<ComponentType<P>>;
}

export function lazyComponent<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> {
  let promise: Promise<ComponentType<P>> | undefined;
  return {
    fetch() {
      promise ??= load().then(
        (module) => module.default,
        (error) => {
          promise = undefined;
          throw error;
        },
      );
      // Callers that only prefetch ignore failures.
      promise.catch(() => {});
      return promise;
    },
  };
}

/** The component once it has loaded. If it fails to load, that is reported and `onFailure` is called. */
export function useLazyComponent<P>(component: LazyComponent<P>, onFailure: () => void): ComponentType<P> | null {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it is opened
  useEffect(() => {
    let gone = false;
    component.fetch().then(
      (loaded) => {
        if (!gone) setComponent(() => loaded);
      },
      () => {
        if (gone) return;
        reportLoadFailure();
        onFailure();
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return Component;
}

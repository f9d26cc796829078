/** Parts of the frame that most visits never open: each is fetched when it is first wanted. */
import { type ComponentType, useEffect, useState } from "react";
import { reportLoadFailure } from "./failures";

export interface Part<P> {
  fetch(): Promise<ComponentType<P>>;
}

function part<P>(load: () => Promise<{ default: ComponentType<P> }>): Part<P> {
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
      // Whoever only fetches ahead does not care whether it worked.
      promise.catch(() => {});
      return promise;
    },
  };
}

export const CategoryMenu = part<{ focusFirst: boolean; onClose(): void }>(() => import("./CategoryMenu"));
export const SearchDialog = part<{ onClose(): void }>(() => import("./SearchDialog"));
export const SideMenu = part<{ onClose(): void; onSearch(): void }>(() => import("./SideMenu"));
export const BookmarkPopup = part<{ onClose(): void }>(() => import("./BookmarkPopup"));
export const NoticeBar = part<object>(() => import("./NoticeBar"));
export const Toasts = part<object>(() => import("./Toasts"));

/** The component once it is there; a part that cannot be had says so and counts as closed. */
export function usePart<P>(wanted: Part<P>, onFailure: () => void): ComponentType<P> | null {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it is opened
  useEffect(() => {
    let gone = false;
    wanted.fetch().then(
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

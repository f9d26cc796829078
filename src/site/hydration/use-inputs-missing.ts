import { type RefObject, useEffect } from "react";

/**
 * Marks the calculator's page while a part of its form is missing: the answer is not for what the visitor
 * would enter there.
 */
export function useInputsMissing(missing: boolean, place: RefObject<Element | null>): void {
  useEffect(() => {
    const page = missing && place.current?.closest(".inputs")?.closest<HTMLElement>(".calculator");
    if (!page) return;
    page.dataset.inputsMissing = "";
    return () => {
      if (!page.querySelector(".inputs .part-missing")) delete page.dataset.inputsMissing;
    };
  }, [missing, place]);
}

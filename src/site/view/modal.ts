import { type RefObject, useEffect, useRef } from "react";

/** Opens a dialog over the page, which does not scroll for as long as it is there. Gives the ref for the dialog. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dialog.current?.showModal();
    dataset.modal = "";
    return () => {
      // One may have been opened over another.
      if (!document.querySelector("dialog[open]")) delete dataset.modal;
    };
  }, []);
  return dialog;
}

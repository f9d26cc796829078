import { type PointerEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";

interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: SyntheticEvent) => void;
}

/**
 * Opens a modal dialog and keeps the page from scrolling while it is open. Returns the properties of the dialog, which
 * Escape and a click on its backdrop close.
 *
 * @param keepsFocus the dialog itself gets the focus first, instead of its first control
 */
export function useModal(onClose: () => void, keepsFocus = false): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  // The page scrolls again as soon as the dialog is gone.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const dialog = ref.current;
    // An opening dialog focuses its first control, but never one that is inert.
    const content = dialog?.firstElementChild as HTMLElement | null | undefined;
    if (content) content.inert = keepsFocus;
    dialog?.showModal();
    if (content) content.inert = false;
    dataset.modal = "";
    return () => {
      // One may have been opened over another.
      const others = [...document.querySelectorAll("dialog[open]")].filter((open) => open !== dialog);
      if (others.length === 0) delete dataset.modal;
    };
  }, [keepsFocus]);
  return {
    ref,
    onClose,
    // Selecting text by dragging out of a box ends in a click on the backdrop, too.
    onPointerDown: (event) => {
      pressedOutside.current = event.target === ref.current;
    },
    onClick: (event) => {
      if (event.target === ref.current && pressedOutside.current) onClose();
    },
  };
}

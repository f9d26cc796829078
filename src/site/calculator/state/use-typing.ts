import { useCallback, useEffect, useRef, useState } from "react";

/** A pause this long means that the visitor expects an answer. */
const PAUSE = 800;

interface Typing {
  /** The field being typed into. */
  readonly typing: string | null;
  /** The field that was typed into last, until it is left: a pause does not end its edit. */
  readonly edited: string | null;
  /** A key was pressed in a field; with `isOpen`, only leaving the field ends typing, not a pause. */
  readonly typed: (key: string, isOpen?: boolean) => void;
  /** The field was left, or the form was reset. */
  readonly endTyping: () => void;
}

/** Which field is being typed into: no errors are shown for what is only half typed. */
export function useTyping(): Typing {
  const [typing, setTyping] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endTyping = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(null);
    setEdited(null);
  }, []);
  const typed = useCallback((key: string, isOpen = false) => {
    clearTimeout(timer.current);
    if (!isOpen) timer.current = setTimeout(() => setTyping(null), PAUSE);
    setTyping(key);
    setEdited(key);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { typing, edited, typed, endTyping };
}

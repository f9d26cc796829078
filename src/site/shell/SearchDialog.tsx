import { useEffect, useRef, useState } from "react";
import { search } from "../../calculators/search";
import { navigate } from "../navigation/location-loader";
import { useModal } from "../platform/modal";
import type { TypedKeys } from "./dialog-keys";
import { SearchBox } from "./SearchBox";
import "./search-dialog.css";

const FOCUS_DELAY = 100;

interface SearchDialogProps {
  /** Hands over what was typed while the dialog was loading. */
  readonly takeTyped: () => TypedKeys;
  onClose(): void;
}

export default function SearchDialog({ takeTyped, onClose }: SearchDialogProps) {
  const dialog = useModal(onClose, true);
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => box.current?.focus(), FOCUS_DELAY);
    return () => clearTimeout(timer);
  }, []);

  function onFocus(): void {
    const { text, entered } = takeTyped();
    const [first] = search(text);
    if (entered && first) go(`/${first.id}`);
    else if (text) setQuery(text);
  }

  function go(path: string): void {
    setQuery("");
    navigate(path);
    onClose();
  }

  return (
    <dialog {...dialog} className="search-dialog" aria-label="Search" tabIndex={-1}>
      <SearchBox query={query} onQuery={setQuery} box={box} onFocus={onFocus} onGo={go} listsAll />
    </dialog>
  );
}

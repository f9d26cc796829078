import { useEffect } from "react";
import type { FormTopProps } from "../../../site/kit";
import type calculator from "./calculator";
import { twoColumns } from "./two-columns";

/** Splits two spreadsheet columns pasted into either field into numbers and weights. Renders nothing. */
export function PairPaste({ inputs: { mode }, setInputs }: FormTopProps<typeof calculator>) {
  const isPaired = mode === "weighted" || mode === "frequency";
  useEffect(() => {
    if (!isPaired) return;
    const onPaste = (event: ClipboardEvent) => {
      if (!(event.target as Element).matches("#data, #weights")) return;
      const pair = twoColumns(event.clipboardData?.getData("text") ?? "");
      if (!pair) return;
      event.preventDefault();
      setInputs(pair);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [isPaired, setInputs]);
  return null;
}

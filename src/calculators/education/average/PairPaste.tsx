import { useEffect } from "react";
import type { FormTopProps } from "../../../site/kit";
import type calculator from "./calculator";

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

/** Splits two columns copied from a spreadsheet, without their headings; null if the text is anything else. */
export function twoColumns(text: string): { readonly data: string; readonly weights: string } | null {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t").map((cell) => cell.trim()));
  if (rows.length === 0 || rows.some((cells) => cells.length !== 2)) return null;
  const [first, ...rest] = rows;
  const isHeading = rest.length > 0 && first?.every((cell) => !/\d/.test(cell));
  const kept = isHeading ? rest : rows;
  const column = (place: 0 | 1) => kept.map((cells) => cells[place]).join("\n");
  return { data: column(0), weights: column(1) };
}

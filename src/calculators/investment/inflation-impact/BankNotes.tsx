import { givenText } from "../../../fieldsets/amount-text";
import type { ViewProps } from "../../../site/kit";
import type inflationImpact from "./calculator";
import { momentText, yearsText } from "./words";
import "./bank-notes.css";

interface Note {
  readonly when: string;
  readonly figure: string;
  readonly below: string;
  /** Fraction of the note's purchasing power that is left, up to 1. */
  readonly left: number;
}

/** The same money at both dates, as two bank notes. The shaded part of each is the purchasing power that is left. */
export function BankNotes({ inputs, model, outputs, format }: ViewProps<typeof inflationImpact>) {
  const notes = notesOf({ inputs, model, outputs, format });
  return (
    <ul className="bank-notes">
      {notes.map((note) => (
        <li key={note.when}>
          <span className="when">{note.when}</span>
          <span className="face">
            <svg width="100%" height="100%" aria-hidden="true">
              <rect className="left" width={`${round(100 * note.left)}%`} height="100%" />
            </svg>
            <span className="figure">{note.figure}</span>
          </span>
          <span className="below">{note.below}</span>
        </li>
      ))}
    </ul>
  );
}

function notesOf({
  inputs,
  model,
  outputs,
  format,
}: Pick<ViewProps<typeof inflationImpact>, "inputs" | "model" | "outputs" | "format">): Note[] {
  const { span } = model;
  const [then, now] = span
    ? [momentText(span.from), momentText(span.to)]
    : ["Today", `In ${yearsText(inputs.termYears, format)}`];
  if (inputs.mode === "raise") {
    const real = inputs.newAmount / model.ratio;
    const most = Math.max(inputs.oldAmount, real);
    return [
      {
        when: then,
        figure: givenText(inputs.oldAmount, format),
        below: "pay then",
        left: inputs.oldAmount / most,
      },
      {
        when: now,
        figure: givenText(inputs.newAmount, format),
        below: `worth ${format.money(real)} in ${then} prices`,
        left: real / most,
      },
    ];
  }
  const power = outputs.purchasingPower ?? 0;
  const most = Math.max(inputs.amount, power);
  const share = (value: number) => (most > 0 ? value / most : 1);
  const figure = givenText(inputs.amount, format);
  return [
    { when: then, figure, below: `buys ${figure} worth of goods`, left: share(inputs.amount) },
    {
      when: now,
      figure,
      below: `buys what ${format.money(power)} ${span ? "bought" : "buys"} ${span ? `in ${then}` : "today"}`,
      left: share(power),
    },
  ];
}

function round(x: number): number {
  return Math.round(x * 100) / 100;
}

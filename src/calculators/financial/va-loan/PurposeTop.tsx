import { useLayoutEffect, useRef, useState } from "react";
import { earlyValues, type FormTopProps } from "../../../site/kit";
import type va from "./calculator";
import "./va-loan.css";

/** Who pays no funding fee (38 USC 3729(c)). */
const EXEMPTIONS = [
  { id: "disability", label: "I receive compensation for a service-connected disability" },
  {
    id: "retirement",
    label: "I could receive it, but draw retirement or active-duty pay instead",
  },
  {
    id: "survivor",
    label: "I am a surviving spouse with Dependency and Indemnity Compensation (DIC)",
  },
  { id: "pre-discharge", label: "I have a pre-discharge disability rating from before closing" },
  { id: "purple-heart", label: "I am on active duty and was awarded the Purple Heart" },
] as const;

/** What the loan is for, and a checklist that answers whether the fee is due at all. */
export function PurposeTop({ inputs, textOf, setInputs, rows }: FormTopProps<typeof va>) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Unticking “Exempt from the fee” itself takes every reason back.
  const reasons = inputs.fundingFeeExempt ? ticked : new Set<string>();

  function tick(id: string, on: boolean): void {
    const next = new Set(reasons);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
    setInputs({ fundingFeeExempt: String(next.size > 0) });
  }

  const checklist = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => {
    const values = earlyValues(checklist.current);
    const early = EXEMPTIONS.map(({ id }) => id).filter((id) => values[`exempt-${id}`] === "true");
    if (early.length === 0) return;
    setTicked(new Set(early));
    setInputs({ fundingFeeExempt: "true" });
  }, []);

  const asksForLoan = inputs.loanPurpose !== "purchase" || textOf("requestedLoan") !== "";
  return (
    <div className="fieldset">
      {rows(asksForLoan ? ["loanPurpose", "requestedLoan"] : ["loanPurpose"])}
      <details className="more" ref={checklist}>
        <summary>Am I exempt from the funding fee?</summary>
        <p className="exempt-intro">
          Check all that apply. One is enough, and your Certificate of Eligibility must show it.
        </p>
        {EXEMPTIONS.map(({ id, label }) => (
          <div className="row tick exempt" key={id}>
            <label htmlFor={`exempt-${id}`}>{label}</label>
            <input
              id={`exempt-${id}`}
              type="checkbox"
              checked={reasons.has(id)}
              onChange={(event) => tick(id, event.target.checked)}
            />
          </div>
        ))}
      </details>
    </div>
  );
}

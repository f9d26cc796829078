import { useLayoutEffect, useRef, useState } from "react";
import { earlyValues, type FormTopProps } from "../../../site/kit";
import type va from "./calculator";
import "./va-loan.css";

/** Reasons for exemption from the funding fee (38 USC 3729(c)). */
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

/** The purpose of the loan, and a checklist to find out whether the fee is due at all. */
export function PurposeTop({ inputs, textOf, setInputs, rows }: FormTopProps<typeof va>) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  // Clearing “Exempt from the fee” itself also clears every reason.
  const reasons = inputs.fundingFeeExempt ? checked : new Set<string>();

  function check(id: string, on: boolean): void {
    const next = new Set(reasons);
    if (on) next.add(id);
    else next.delete(id);
    setChecked(next);
    setInputs({ fundingFeeExempt: String(next.size > 0) });
  }

  const checklist = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useLayoutEffect(() => {
    const values = earlyValues(checklist.current);
    const early = EXEMPTIONS.map(({ id }) => id).filter((id) => values[`exempt-${id}`] === "true");
    if (early.length === 0) return;
    setChecked(new Set(early));
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
              onChange={(event) => check(id, event.target.checked)}
            />
          </div>
        ))}
      </details>
    </div>
  );
}

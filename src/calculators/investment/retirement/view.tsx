import { useId } from "react";
import { defineView, tabsFrom, type ViewProps } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import retirement from "./calculator";
import { inputs as fields } from "./inputs";
import { calculator, solve } from "./page";
import "./retirement.css";

const Progress = deferred(() => import("./Progress"));

function State({ inputs, setInputs, readOf }: ViewProps<typeof retirement>) {
  const id = useId();
  return (
    <>
      {readOf("method") !== "fixed" && <Progress urgent />}
      {/* Historical runs have their own inflation, so their amounts are always in today's dollars. */}
      {inputs.method !== "historical" && (
        <div className="retirement-dollars">
          <span id={`${id}-dollars`}>{fields.amountsIn.label as string}</span>
          <div className="segments" role="radiogroup" aria-labelledby={`${id}-dollars`}>
            {Object.entries(fields.amountsIn.options ?? {}).map(([code, wording]) => (
              <label key={code}>
                <input
                  type="radio"
                  name={`${id}-amounts`}
                  value={code}
                  checked={inputs.amountsIn === code}
                  onChange={() => setInputs({ amountsIn: code })}
                />
                <span>{wording}</span>
              </label>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

export default defineView(retirement, {
  calculator,
  solve,
  Display: State,

  hints: {
    retirementAge: ({ inputs: { currentAge, retirementAge }, format }) =>
      retirementAge === currentAge ? "now" : `in ${format.plural(retirementAge - currentAge, "year")}`,
    endAge: ({ inputs: { endAge, retirementAge }, format }) =>
      `${format.plural(endAge - retirementAge, "year")} of retirement`,
    monthlyContribution: ({ inputs: { monthlyContribution, employerMonthly }, format }) =>
      employerMonthly === 0
        ? null
        : `${format.wholeMoney(monthlyContribution + employerMonthly)} with your employer’s share`,
    replacementPercent: ({ inputs: { salary, replacementPercent }, format }) =>
      `${format.wholeMoney((salary * replacementPercent) / 100)} a year`,
    claimAge: ({ model, format }) =>
      `${format.percent(model.socialSecurityPercent, 1)} of the full benefit: ${format.wholeMoney(model.socialSecurityMonthly)} a month`,
  },

  idleInputs: ({ inputs: { currentAge, retirementAge, method } }) => [
    ...(retirementAge === currentAge
      ? (["monthlyContribution", "employerMonthly", "contributionGrowth", "preRetirementReturn", "preStdDev"] as const)
      : []),
    // History has its own returns.
    ...(method === "historical" ? (["preRetirementReturn", "postRetirementReturn"] as const) : []),
  ],

  tabs: tabsFrom(() => import("./tabs")),
});

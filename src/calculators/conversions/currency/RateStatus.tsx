import type { ViewProps } from "../../../site/kit";
import { CostWaterfall } from "./CostWaterfall";
import type currency from "./calculator";
import { refresh, useRateFeed } from "./rate-feed";
import "./currency.css";

const SAID = {
  idle: "",
  asking: "Looking for newer rates…",
  answered: "The rates are the newest that could be found.",
  failed: "Newer rates couldn’t be fetched. The ones shown are the newest that are known here.",
} as const;

/** Whether the rates are the newest, and what is lost on the way of the amount. */
export function RateStatus(props: ViewProps<typeof currency>) {
  const { state } = useRateFeed();
  const { model } = props;
  return (
    <>
      {!model.isManual && (
        <p className="rate-status">
          <span role="status">{SAID[state]}</span>{" "}
          <button type="button" className="link" disabled={state === "asking"} onClick={() => void refresh()}>
            Refresh rates
          </button>
        </p>
      )}
      {model.cost.sign() > 0 && <CostWaterfall {...props} />}
    </>
  );
}

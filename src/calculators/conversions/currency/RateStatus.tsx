import type { ViewProps } from "../../../site/kit";
import { CostWaterfall } from "./CostWaterfall";
import type currency from "./calculator";
import { refresh, useRateFeed } from "./rate-feed";
import "./currency.css";

const STATUS_TEXTS = {
  idle: "",
  asking: "Looking for newer rates…",
  answered: "These are the newest rates available.",
  failed: "Newer rates couldn’t be loaded. These are the newest ones saved here.",
} as const;

/** Whether the rates are up to date, and a chart of the costs. */
export function RateStatus(props: ViewProps<typeof currency>) {
  const { state } = useRateFeed();
  const { model } = props;
  return (
    <>
      {!model.isManual && (
        <p className="rate-status">
          <span role="status">{STATUS_TEXTS[state]}</span>{" "}
          <button type="button" className="link" disabled={state === "asking"} onClick={() => void refresh()}>
            Refresh rates
          </button>
        </p>
      )}
      {model.cost.sign() > 0 && <CostWaterfall {...props} />}
    </>
  );
}

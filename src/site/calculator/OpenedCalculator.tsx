import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "../platform/after-paint";
import { whenIdle } from "../platform/when-idle";
import { CalculatorPage, type CalculatorPageProps } from "./CalculatorPage";

/** A calculator opened by a link within the site: form and answer come first, and then everything else. */
export function OpenedCalculator(props: CalculatorPageProps) {
  const [complete, setComplete] = useState(import.meta.env.SSR);
  useEffect(() => {
    const completeLater = () => startTransition(() => setComplete(true));
    if (!complete) afterPaint(() => whenIdle(completeLater));
  }, [complete]);
  return <CalculatorPage {...props} complete={complete} />;
}

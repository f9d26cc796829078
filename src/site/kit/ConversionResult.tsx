import type { ReactNode } from "react";
import "./conversion-result.css";

interface ConversionResultProps {
  readonly onDownload: () => void;
  /** Makes the result the input of the opposite conversion. */
  readonly onSwap?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Actions for the result of a conversion, which is the headline, other than copying it. */
export function ConversionResult({ onDownload, onSwap, children }: ConversionResultProps) {
  return (
    <div className="conversion-result">
      <p className="conversion-result-tools">
        <button type="button" className="link" onClick={onDownload}>
          Download
        </button>
        {onSwap && (
          <button type="button" className="link" onClick={onSwap}>
            Swap
          </button>
        )}
      </p>
      {children}
    </div>
  );
}

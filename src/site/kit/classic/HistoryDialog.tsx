import type { HistoryEntry } from "../../../math/classic-calculator/state";
import { useModal } from "../../platform/modal";

interface HistoryDialogProps {
  readonly history: readonly HistoryEntry[];
  readonly onClose: () => void;
  /** @param place index of the entry; 0 is the newest */
  readonly onChoose: (place: number) => void;
}

export default function HistoryDialog({ history, onClose, onChoose }: HistoryDialogProps) {
  const dialog = useModal(onClose);
  return (
    <dialog {...dialog} className="classic-history" aria-label="Calculation history">
      <div className="classic-history-page">
        <h2>History</h2>
        {history.length === 0 ? (
          <>
            <p>No calculation history yet</p>
            <p>Your calculations will appear here</p>
          </>
        ) : (
          <>
            <p>Click on any calculation to resume from that point</p>
            <ol>
              {history.map(({ calculation, timestamp }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same calculation may be listed twice
                <li key={place}>
                  <button type="button" onClick={() => onChoose(place)}>
                    <b>{calculation}</b>
                    {timestamp && <small>{timestamp}</small>}
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
        <button type="button" className="ghost" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}

/** Progress of a simulation, with a cancel button; shown only if it takes long enough to wait for. */
import { useId } from "react";
import { simulator } from "./worker-client";

export default function Progress() {
  const progress = simulator.useProgress();
  const id = useId();
  if (progress === null) return null;
  return (
    <p className="retirement-state" role="status">
      <label htmlFor={id}>Simulating</label>
      <progress id={id} value={progress} />
      <button type="button" className="ghost" onClick={simulator.stop}>
        Cancel
      </button>
    </p>
  );
}

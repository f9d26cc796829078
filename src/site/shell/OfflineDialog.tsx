/** Shows what is saved for offline use, and offers to save the whole site. */
import { useEffect, useState } from "react";
import { useModal } from "../platform/modal";
import { forgetWholeSite, keepWholeSite, type WholeSite, wholeSite } from "../platform/offline";
import "./offline-dialog.css";

export default function OfflineDialog({ onClose }: { onClose(): void }) {
  const dialog = useModal(onClose);
  const [site, setSite] = useState<WholeSite | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    wholeSite().then(setSite, () => setFailed(true));
  }, []);
  // If the dialog is closed, saving resumes on the next click, or on the next visit if the site is installed.
  useEffect(() => () => running?.abort(), [running]);

  async function keep(): Promise<void> {
    const controller = new AbortController();
    setFailed(false);
    setRunning(controller);
    try {
      await keepWholeSite(setSite, controller.signal);
    } catch {
      setFailed(!controller.signal.aborted);
    }
    setRunning(null);
  }

  async function forget(): Promise<void> {
    running?.abort();
    await forgetWholeSite();
    setSite((now) => now && { ...now, kept: 0 });
  }

  const complete = site !== null && site.kept === site.size;
  return (
    <dialog {...dialog} className="offline-dialog" aria-labelledby="offline-title">
      <h2 id="offline-title">Use offline</h2>
      <p>Pages you have opened work without a connection. You can also save the whole site.</p>
      {site && running && (
        <p>
          <progress aria-label="Saved so far" max={site.size} value={site.kept} />
        </p>
      )}
      <p role="status">
        {failed
          ? "That didn’t work. Check your connection and try again."
          : complete
            ? `The whole site is kept on this device (${megabytes(site.size)}).`
            : site && running
              ? `${megabytes(site.kept)} of ${megabytes(site.size)}`
              : ""}
      </p>
      <p className="offline-actions">
        {!complete && !running && (
          <button type="button" className="button" disabled={!site && !failed} onClick={keep}>
            Save the whole site offline{site ? ` (${megabytes(site.size - site.kept)})` : ""}
          </button>
        )}
        {site !== null && site.kept > 0 && (
          <button type="button" className="ghost" onClick={forget}>
            Remove it from this device
          </button>
        )}
        <button type="button" className="ghost" onClick={onClose}>
          Close
        </button>
      </p>
    </dialog>
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

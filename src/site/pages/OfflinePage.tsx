import { useEffect, useState } from "react";
import { findEntry } from "../../calculators/catalog";
import { keptPaths } from "../platform/offline";
import "./pages.css";

/**
 * In place of a page that isn't on this device while the site can't be reached: says so, and lists the
 * calculators that open without a connection. @param path of that page
 */
export default function OfflinePage({ path }: { path: string }) {
  const [kept, setKept] = useState<readonly string[]>();
  useEffect(() => {
    keptPaths().then(setKept, () => setKept([]));
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  const calculators = (kept ?? []).flatMap((one) => findEntry(one.slice(1)) ?? []);
  calculators.sort((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="wrap text-page">
      <h1>No connection</h1>
      <p className="lede">
        {findEntry(path.slice(1))?.name ?? "This page"} isn’t saved on this device and the site can’t be reached. The
        page opens by itself once you’re connected.
      </p>
      <p>
        <button type="button" className="ghost" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
      {kept && (
        <p>
          {calculators.length > 0
            ? "These calculators work now:"
            : "No calculator is saved yet. Every calculator you open while connected is saved for use offline."}
        </p>
      )}
      <ul className="calculator-list">
        {calculators.map(({ id, name, purpose }) => (
          <li key={id}>
            <h2>
              <a href={`/${id}`}>{name}</a>
            </h2>
            <p>{purpose}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

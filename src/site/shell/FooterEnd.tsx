import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { site } from "../../../site.config";
import type { TypedBefore } from "../hydration/use-early-input";
import { chooseTheme, storedTheme, THEMES, type Theme } from "../preferences/theme";
import { lazyComponent, useLazyComponent } from "./lazy-component";

const OfflineDialog = lazyComponent<{ onClose(): void }>(() => import("./OfflineDialog"));

/** The last line of a page. Its controls have ids, like those in the header. */
export default function FooterEnd({ typedBefore }: TypedBefore) {
  return (
    <p className="footer-end">
      <small>{`© ${useYear()} ${site.name}. All rights reserved.`}</small>
      <OfflineButton />
      <ThemeSelect typedBefore={typedBefore} />
    </p>
  );
}

/** Opens the dialog for saving the site for offline use. */
function OfflineButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button id="site-offline" type="button" className="link" onClick={() => setOpen(true)}>
        Use offline
      </button>
      {open && <OpenOfflineDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenOfflineDialog(props: { onClose(): void }) {
  const Dialog = useLazyComponent(OfflineDialog, props.onClose);
  return Dialog && <Dialog {...props} />;
}

/** The build year during hydration, then the visitor's current year. */
function useYear(): number {
  return useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}

function ThemeSelect({ typedBefore }: TypedBefore) {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    chooseTheme(chosen);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => {
    const chosen = typedBefore?.()["site-theme"];
    if (chosen === "light" || chosen === "dark") choose(chosen);
  }, []);
  return (
    <label>
      {"Theme "}
      <select id="site-theme" className="ghost" value={theme} onChange={(event) => choose(event.target.value as Theme)}>
        {Object.entries(THEMES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

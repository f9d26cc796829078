import { useEffect, useState, useSyncExternalStore } from "react";
import { site } from "../../../site.config";
import { deferred } from "../hydration/island";
import { chooseTheme, storedTheme, THEMES, type Theme } from "../preferences/theme";
import { OfflineDialog, useLazyComponent } from "./lazy-components";

const FooterLinks = deferred(() => import("./FooterLinks"), "never");

export function Footer() {
  return (
    <footer className="site">
      <div className="wrap">
        <FooterLinks />
        <p className="footer-end">
          <small>{`© ${useYear()} ${site.name}. All rights reserved.`}</small>
          <OfflineButton />
          <ThemeSelect />
        </p>
      </div>
    </footer>
  );
}

/** Opens what can be kept for use without a connection. */
function OfflineButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
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

/** The year of the build while the HTML is taken over, then the visitor's. */
function useYear(): number {
  return useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}

function ThemeSelect() {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(storedTheme()), []);
  return (
    <label>
      Theme{" "}
      <select
        className="ghost"
        value={theme}
        onChange={(event) => {
          const chosen = event.target.value as Theme;
          setTheme(chosen);
          chooseTheme(chosen);
        }}
      >
        {Object.entries(THEMES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

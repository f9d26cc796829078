import { useEffect, useState, useSyncExternalStore } from "react";
import { site } from "../../../site.config";
import { chooseTheme, storedTheme, THEMES, type Theme } from "../preferences/theme";
import { deferred } from "../view/island";

const FooterLinks = deferred(() => import("./FooterLinks"), "never");

export function Footer() {
  return (
    <footer className="site">
      <div className="wrap">
        <FooterLinks />
        <p className="footer-end">
          <small>
            © {useYear()} {site.name}. All rights reserved.
          </small>
          <ThemeSelect />
        </p>
      </div>
    </footer>
  );
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

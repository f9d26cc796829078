/** Offers the HTML that shows this calculator on another site. */
import { useId, useState } from "react";
import { createRoot } from "react-dom/client";
import type { AnyCalculator } from "../../../core/calculator";
import { copy } from "../../platform/clipboard";
import { useModal } from "../../platform/modal";
import type { Theme } from "../../preferences/theme";
import { accentContrastIn } from "./accent";
import { LEAST_CONTRAST } from "./contrast";
import { readColor, writeOptions } from "./options";
import { embedLink, snippetOf } from "./snippet";
import "./embed-dialog.css";

interface EmbedDialogProps {
  readonly calculator: AnyCalculator;
  readonly id: string;
  readonly name: string;
  /** To the inputs on the page, empty if they are the example's. */
  readonly link: string;
}

/** Outside the page's own tree, which has no part of it until it is asked for. */
export function openEmbedDialog(props: EmbedDialogProps): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<EmbedDialog {...props} onClose={close} />);
}

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: "Follow the visitor’s system",
  light: "Light",
  dark: "Dark",
};

function EmbedDialog({ calculator, id, name, link, onClose }: EmbedDialogProps & { onClose(): void }) {
  const dialog = useModal(onClose);
  const field = useId();
  const [theme, setTheme] = useState<Theme>("system");
  const [color, setColor] = useState("");
  // Figures about a person's body are put on another site only on request.
  const [withInputs, setWithInputs] = useState(link !== "" && !calculator.link);
  const [locks, setLocks] = useState(false);
  const accent = readColor(color);
  const remark = accentRemark(color, accent, theme);
  const locked = withInputs && locks ? keysIn(link, calculator) : [];
  const options = writeOptions({ theme, accent: accent && !remark.unusable ? accent : null, locked });
  const own = tool(calculator);
  const snippet = snippetOf({
    origin: location.origin,
    id,
    name,
    link: embedLink(withInputs ? link : own, options),
  });
  return (
    <dialog {...dialog} className="embed-dialog" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>Embed this calculator</h2>
      <p>Paste this into the HTML of your page. What visitors type there stays in their browsers.</p>
      <p>
        <label htmlFor={`${field}-theme`}>Theme</label>
        <select id={`${field}-theme`} value={theme} onChange={({ target }) => setTheme(target.value as Theme)}>
          {Object.entries(THEME_NAMES).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={`${field}-color`}>Accent color</label>
        <input
          id={`${field}-color`}
          value={color}
          placeholder="#0b6b4a"
          aria-describedby={`${field}-remark`}
          onChange={({ target }) => setColor(target.value)}
        />
      </p>
      <p id={`${field}-remark`} className="embed-remark" role="status">
        {remark.text}
      </p>
      {link !== "" && link !== own && (
        <p>
          <label>
            <input type="checkbox" checked={withInputs} onChange={({ target }) => setWithInputs(target.checked)} />
            Open with the figures entered here
          </label>
          <label>
            <input
              type="checkbox"
              checked={withInputs && locks}
              disabled={!withInputs}
              onChange={({ target }) => setLocks(target.checked)}
            />
            Visitors can’t change these figures
          </label>
        </p>
      )}
      <p>
        <label htmlFor={`${field}-html`}>HTML</label>
        <textarea id={`${field}-html`} readOnly rows={7} value={snippet} />
      </p>
      <p className="embed-actions">
        <button type="button" className="button" onClick={() => copy(snippet, "HTML copied")}>
          Copy
        </button>
        <button type="button" className="ghost" onClick={onClose}>
          Close
        </button>
      </p>
    </dialog>
  );
}

/** The part of the address that names a tool of a collection. */
function tool({ address }: AnyCalculator): string {
  return address ? `?${new URLSearchParams(address)}` : "";
}

function keysIn(link: string, { inputs }: AnyCalculator): string[] {
  return [...new URLSearchParams(link.slice(1)).keys()].filter((key) => Object.hasOwn(inputs, key));
}

interface Remark {
  readonly text: string;
  /** Whether the color can be read in none of the themes that are used. */
  readonly unusable?: boolean;
}

function accentRemark(text: string, accent: string | null, theme: Theme): Remark {
  if (text.trim() === "") return { text: "" };
  if (accent === null) return { text: "Enter a color with three or six digits, such as #0b6b4a.", unusable: true };
  const themes = theme === "system" ? (["light", "dark"] as const) : [theme];
  const poor = themes.flatMap((one) => {
    const contrast = accentContrastIn(one, accent);
    return contrast < LEAST_CONTRAST ? [`${one} theme (contrast ${floored(contrast)})`] : [];
  });
  if (poor.length === 0) return { text: "" };
  return {
    text: `Too hard to read in the ${poor.join(" and the ")}; at least ${LEAST_CONTRAST} is needed. The usual green is shown there.`,
    unusable: poor.length === themes.length,
  };
}

/** Rounded down, so that a contrast that is too low never looks sufficient. */
function floored(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

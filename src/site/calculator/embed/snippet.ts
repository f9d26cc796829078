/** The HTML that shows a calculator on another site. */
import { escapeMarkup } from "../../../math/encoding/escape-markup";

/** What a calculator needs: its scripts and their storage, its form, its links to the full page, and its downloads. */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads";

/** Height until the script has set it, or where scripts of the page may not run. */
const HEIGHT = 720;

interface Embedded {
  /** Origin of this site. */
  readonly origin: string;
  /** Id of the calculator. */
  readonly id: string;
  readonly name: string;
  /** Inputs and options: `?homePrice=500000&embed.theme=dark`. */
  readonly link: string;
}

/** A sandboxed frame and the script that gives it the height of its content. */
export function snippetOf({ origin, id, name, link }: Embedded): string {
  const frame = [
    `<iframe src="${escapeMarkup(`${origin}/embed/${id}${link}`)}"`,
    `title="${escapeMarkup(name)}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy"`,
    `sandbox="${SANDBOX}" allow="clipboard-write"></iframe>`,
  ];
  return `${frame.join("\n  ")}\n<script async src="${escapeMarkup(origin)}/embed.js"></script>\n`;
}

/**
 * The query and fragment of an embedded calculator.
 *
 * @param link to the inputs, as the page shares it: `?homePrice=500000`, or `#heightCm=180` for personal ones
 */
export function embedLink(link: string, options: Readonly<Record<string, string>>): string {
  const [, query = "", fragment = ""] = /^(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
  const parameters = new URLSearchParams(query);
  for (const [key, text] of Object.entries(options)) parameters.set(key, text);
  const all = parameters.toString().replaceAll("%2C", ",");
  return (all && `?${all}`) + fragment;
}

/** The classes that a style sheet has rules for. @param {string} style */
function classesOf(style) {
  return new Set([...style.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
}

/**
 * Whether the HTML has a class that this style sheet has rules for but the site's own does not.
 *
 * @param {string} html
 * @param {string} style
 * @param {string} siteStyle
 */
export function isUsedIn(html, style, siteStyle) {
  const siteClasses = classesOf(siteStyle);
  const inHtml = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(" ")));
  return [...classesOf(style)].some((name) => inHtml.has(name) && !siteClasses.has(name));
}

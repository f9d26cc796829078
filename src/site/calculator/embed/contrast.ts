/** Contrast of colors by WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

/** What text needs at least: success criterion 1.4.3, level AA. */
export const LEAST_CONTRAST = 4.5;

/** From 1 to 21. @param a `#rrggbb` */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, from 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

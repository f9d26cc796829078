/** Tables in the converters use the chosen number of significant figures. */
import { expect, open, test } from "./site";

for (const [path, table] of [
  ["/speed-velocity-converter", "All units"],
  ["/temperature-converter", "All scales"],
] as const)
  test(`${path}: the table is rounded to the chosen number of figures`, async ({ page }) => {
    await open(page, `${path}?value=61.7&significantFigures=3`);
    const cells = page
      .getByRole("table", { name: table })
      .or(page.getByRole("table"))
      .first()
      .locator("tbody td:last-child");
    // The table is updated shortly after the link's answer.
    const mostFigures = async () => {
      const numbers = (await cells.allInnerTexts()).filter((text) => /\d/.test(text));
      const figures = (text: string) => text.replace(/[e×].*|^[-−]?[0.]*|[.,]/g, "").replace(/0+$/, "").length;
      return Math.max(...numbers.map(figures));
    };
    await expect.poll(mostFigures).toBe(3);
  });

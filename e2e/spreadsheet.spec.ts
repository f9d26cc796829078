/** The answer as a workbook. */
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { expect, open, test } from "./site";

test("an answer downloads as a workbook whose schedule refers to the inputs", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Spreadsheet" }).press("Enter"),
  ]);
  expect(file.suggestedFilename()).toBe("mortgage-calculator.xlsx");
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())));
  const text = (path: string) => strFromU8(files[path] as Uint8Array);
  const names = [...text("xl/workbook.xml").matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toContain("Schedule");
  expect(text("xl/worksheets/sheet1.xml")).toContain("Home price");
  expect(text(`xl/worksheets/sheet${names.indexOf("Schedule") + 1}.xml`)).toMatch(/<f>MIN\(.*PMT\(/);
});

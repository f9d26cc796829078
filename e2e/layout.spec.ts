/** The layout of the form, the results and the printed page, at three widths. */
import type { Page } from "@playwright/test";
import { sheets } from "./sheets";
import { expect, open, ready, test } from "./site";

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };

/** The rows that a mortgage prints: 30 years, 360 months, and two terms. */
const SCHEDULES = 30 + 360 + 2;

/** The position of every form row and of the answer on the page. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".row, .fold, .answer, .actions, .parts")].map((element) =>
      Math.round((element.getBoundingClientRect().top + scrollY) * 10),
    ),
  );

/** Milliseconds from the next such event at a field until the page shows an error below it. */
const timeToError = (page: Page, field: string, event: string) =>
  page.evaluate(
    ([field, event]) =>
      new Promise<number>((resolve) => {
        document.getElementById(field)?.addEventListener(
          event,
          () => {
            const from = performance.now();
            new MutationObserver((_, observer) => {
              if (document.getElementById(`${field}-error`) === null) return;
              observer.disconnect();
              resolve(performance.now() - from);
            }).observe(document.body, { childList: true, subtree: true });
          },
          { once: true, capture: true },
        );
      }),
    [field, event] as const,
  );

for (const size of [PHONE, TABLET, DESK])
  test.describe(`${size.width} px`, () => {
    test.use({ viewport: size });

    test("an invalid field moves nothing, and turns red only after a pause or when it loses focus", async ({
      page,
    }) => {
      await open(page, "/mortgage-calculator");
      const price = page.getByLabel("Home price");
      const error = page.locator("#homePrice-error");
      await price.focus();
      const before = await places(page);
      expect(before.length).toBeGreaterThan(10);
      const shown = timeToError(page, "homePrice", "input");
      await price.fill("");
      await expect(page.locator("article[data-stale]")).toBeVisible();
      expect(await places(page)).toEqual(before);
      expect(await shown).toBeGreaterThan(700);
      await expect(error).toHaveText("Enter a number for home price.");
      expect(await places(page)).toEqual(before);
      // Typing again removes the error immediately; leaving the field shows it immediately.
      const afterKey = page.evaluate(
        () =>
          new Promise<string | undefined>((resolve) => {
            const look = () =>
              requestAnimationFrame(() => resolve(document.getElementById("homePrice-error")?.textContent));
            document.getElementById("homePrice")?.addEventListener("input", look, { once: true });
          }),
      );
      await price.fill("lots");
      expect(await afterKey).toBeUndefined();
      const afterLeaving = timeToError(page, "homePrice", "focusout");
      await page.getByLabel("Loan term").focus();
      expect(await afterLeaving).toBeLessThan(400);
      expect(await places(page)).toEqual(before);
      await price.fill("400000");
      await expect(error).toHaveCount(0);
    });

    test("a message of two lines covers neither the label nor the field below it", async ({ page }) => {
      await open(page, "/mortgage-calculator");
      const fields = ["homePrice", "downPaymentPercent", "annualRate", "termYears"];
      for (const field of fields) await page.locator(`#${field}`).fill("abc");
      await page.locator("#homePrice").focus();
      await expect(page.locator("form.inputs .error")).toHaveCount(fields.length);
      const found = await page.locator("form.inputs .error").evaluateAll((errors) =>
        errors.map((error) => {
          const { top, bottom } = error.getBoundingClientRect();
          const below = error.closest(".row")?.nextElementSibling;
          const texts = [...(below?.querySelectorAll("label, legend, .field") ?? [])];
          const next = Math.min(...texts.map((text) => text.getBoundingClientRect().top));
          return {
            lines: Math.round((bottom - top) / Number.parseFloat(getComputedStyle(error).lineHeight)),
            over: bottom - next,
          };
        }),
      );
      if (size === PHONE) expect(found.map(({ lines }) => lines)).toContain(2);
      expect(Math.max(...found.map(({ over }) => over))).toBeLessThan(1);
    });
  });

test.describe("desktop", () => {
  test.use({ viewport: DESK });

  test("the headline and its actions stay visible while a long form is edited", async ({ page }) => {
    await open(page, "/va-loan-calculator");
    for (const fold of await page.locator(".fold > summary").all()) await fold.click();
    await page.locator(".fold").last().locator("input, select").last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect(page.locator(".answer")).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeInViewport();
  });

  test("tables show all their columns across the full page", async ({ page }) => {
    for (const [path, tab] of [
      ["/mortgage-calculator", "By month"],
      ["/emi-schedule-generator", "Schedule"],
    ] as const) {
      await open(page, path);
      await page.getByRole("tab", { name: tab }).click();
      const cut = await page
        .locator(".table-scroll")
        .first()
        .evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(cut, path).toBeLessThanOrEqual(0);
      const widths = await page
        .locator("article > *, .tabbed, #figure")
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)));
      const [whole = 0] = widths.slice().sort((a, b) => b - a);
      const parts = await page
        .locator(".tabbed, #figure, .part, .work, .prose")
        .evaluateAll((found) => found.map((part) => [part.className, part.getBoundingClientRect().width]));
      expect(parts.length).toBeGreaterThan(4);
      for (const [name, width] of parts) expect(width, `${path}: ${name}`).toBeGreaterThan(0.9 * whole);
    }
  });

  test("a schedule with more years below shows it at its edge", async ({ page }) => {
    await open(page, "/emi-schedule-generator");
    const box = page.locator(".year-schedule .table-scroll");
    const edge = await box.evaluate((element) => {
      const { backgroundAttachment, backgroundPosition } = getComputedStyle(element);
      return { backgroundAttachment, backgroundPosition, more: element.scrollHeight - element.clientHeight };
    });
    expect(edge.more).toBeGreaterThan(0);
    expect(edge.backgroundAttachment).toBe("local, local, scroll, scroll");
    expect(edge.backgroundPosition.match(/100%/g)).toHaveLength(4);
  });

  test("a collapsible section says that it was changed, and opens for inputs from a link", async ({ page }) => {
    await open(page, "/mortgage-calculator?extraMonthly=300");
    const fold = page.locator(".fold", { hasText: "Extra payments" });
    await expect(fold.locator("summary")).toContainText("changed");
    await expect(fold).toHaveAttribute("open", "");
    await fold.getByLabel("Extra each month").fill("0");
    await expect(fold.locator("summary")).not.toContainText("changed");
    await expect(page.locator(".fold", { hasText: "Points" }).locator("summary")).not.toContainText("changed");
  });

  test("an ambiguous number is repeated as understood, a plain decimal is not", async ({ page }) => {
    await open(page, "/mortgage-calculator");
    await page.getByLabel("Interest rate").fill("6.875");
    await page.getByLabel("Home price").fill("400.000");
    await expect(page.locator("#homePrice-understood")).toHaveText("= $400.00 Use 400,000 instead");
    await expect(page.locator("#annualRate-understood")).toHaveCount(0);
  });

  test("a hint describes its field and is not part of its name", async ({ page }) => {
    await open(page, "/mortgage-calculator");
    const down = page.getByRole("textbox", { name: "Down payment", exact: true });
    await expect(down).toHaveAccessibleDescription(/\$80,000/);
  });

  test("Back right after the last key loses nothing", async ({ page }) => {
    await open(page, "/tip-calculator");
    await open(page, "/mortgage-calculator");
    await page.getByLabel("Home price").fill("50000");
    await page.getByLabel("Home price").press("End");
    await expect(page).toHaveURL(/homePrice=50000$/);
    await page.keyboard.press("0");
    await page.goBack();
    await ready(page);
    await page.goForward();
    await expect(page.getByLabel("Home price")).toHaveValue(/500,?000/);
  });
});

test.describe("phone", () => {
  test.use({ viewport: PHONE });

  test("the bar at the bottom hides when the headline is in view, without moving anything", async ({ page }) => {
    await open(page, "/mortgage-calculator");
    await expect(page.locator(".dock")).toBeVisible();
    const before = await places(page);
    await page.locator(".actions").scrollIntoViewIfNeeded();
    await page.locator(".answer").evaluate((answer) => answer.scrollIntoView({ block: "center" }));
    await expect(page.locator(".dock")).toBeHidden();
    expect(await places(page)).toEqual(before);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator(".dock")).toBeVisible();
  });

  test("working and method are collapsed until they are opened", async ({ page }) => {
    await open(page, "/mortgage-calculator");
    await page.locator("#working").scrollIntoViewIfNeeded();
    await expect(page.locator(".work")).toBeHidden();
    await page.getByRole("button", { name: "Working" }).click();
    await expect(page.locator(".work li").first()).toBeVisible();
    await page.getByRole("button", { name: "Method and sources" }).click();
    await expect(page.locator(".part .prose")).toBeVisible();
  });

  test("a table keeps its first column in view and shows that there is more", async ({ page }) => {
    await open(page, "/mortgage-calculator");
    await page.getByRole("tab", { name: "By month" }).click();
    const box = page.locator(".table-scroll").first();
    const first = box.locator("tbody tr").first().locator(":is(td, th)").first();
    const left = (await first.boundingBox())?.x;
    await box.evaluate((element) => element.scrollTo({ left: 150 }));
    expect((await first.boundingBox())?.x).toBeCloseTo(left as number, 0);
    const shadow = await box.evaluate((element) => getComputedStyle(element).backgroundAttachment);
    expect(shadow).toBe("local, scroll");
    const tabs = await page.locator(".tabs").evaluate((row) => ({
      cut: row.scrollWidth - row.clientWidth,
      shadow: getComputedStyle(row).backgroundAttachment,
    }));
    expect(tabs.cut).toBeGreaterThan(0);
    expect(tabs.shadow).toBe("local, scroll");
  });
});

test.describe("on paper", () => {
  test("controls that are only dragged or pressed are not printed", async ({ page }) => {
    for (const [path, control] of [
      ["/personal-loan-emi-calculator", "[type=range]"],
      ["/gold-loan-calculator", ".karats"],
    ] as const) {
      await open(page, path);
      await expect(page.locator(control).first()).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(control).first()).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    }
  });

  test("the browser's print shortcut prints the whole schedule of a page that was not scrolled", async ({ page }) => {
    const late = page.waitForResponse(/NoticeBar-.*\.js$/);
    await open(page, "/mortgage-calculator");
    await page.evaluate(() => {
      window.print = () => dispatchEvent(new Event("beforeprint"));
    });
    await late;
    const rows = page.locator(".on-paper tbody tr");
    await expect(async () => {
      await page.keyboard.press("ControlOrMeta+p");
      await expect(rows).toHaveCount(SCHEDULES, { timeout: 1000 });
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("so does the browser's menu", async ({ page }) => {
    const late = page.waitForResponse(/NoticeBar-.*\.js$/);
    await open(page, "/mortgage-calculator");
    await late;
    const figures = page.locator(".tabs-part");
    await expect(figures).toHaveAttribute("data-waiting");
    // On its way to the menu, the pointer leaves the page.
    await page.mouse.move(640, 5);
    await expect(async () => {
      await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave")));
      await expect(figures).not.toHaveAttribute("data-waiting", { timeout: 1000 });
    }).toPass();
    await expect(async () => {
      await page.evaluate(() => void dispatchEvent(new Event("beforeprint")));
      await expect(figures.locator(".on-paper tbody tr")).toHaveCount(SCHEDULES, { timeout: 500 });
    }).toPass();
  });

  test("inputs, answer, charts, every schedule, date and address fit on few sheets", async ({ page }) => {
    await open(page, "/mortgage-calculator");
    await page.evaluate(() => {
      window.print = () => dispatchEvent(new Event("beforeprint"));
    });
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.locator(".print-stamp")).not.toBeEmpty();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".plot").first()).toBeVisible();
    await expect(page.locator(".on-paper tbody tr")).toHaveCount(SCHEDULES);
    await expect(page.locator(".print-stamp")).toContainText(/\d{4} · http:.*\/mortgage-calculator/);
    for (const gone of ["header.site", ".tabs", ".dock", ".table-tools", "#solve", ".fold > summary"])
      await expect(page.locator(gone).first()).toBeHidden();
    const { count } = await sheets(page, "A4");
    expect(count).toBeLessThanOrEqual(2 + Math.ceil(SCHEDULES / 40));
  });
});

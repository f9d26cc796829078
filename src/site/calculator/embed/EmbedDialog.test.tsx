// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import { sampleLoan } from "../../testing/sample-calculator";
import "../../testing/render-hook";
import { openEmbedDialog } from "./EmbedDialog";

/** Contrast with the paper of each theme, which styles decide. */
const CONTRASTS: Readonly<Record<string, { readonly light: number; readonly dark: number }>> = {
  "#ffffff": { light: 1.06, dark: 17.2 },
  "#000000": { light: 19.8, dark: 1.19 },
  "#777777": { light: 4.49, dark: 4.5 },
  "#888888": { light: 3.29, dark: 3.31 },
};

vi.mock("./accent", () => ({
  accentContrastIn: (theme: "light" | "dark", accent: string) => CONTRASTS[accent]?.[theme],
}));

afterEach(async () => {
  for (const button of document.querySelectorAll("button"))
    if (button.textContent === "Close") await act(async () => button.click());
});

async function dialogFor(link: string, calculator: AnyCalculator = sampleLoan) {
  await act(async () => openEmbedDialog({ calculator, id: "loan", name: "Loan", link }));
  const dialog = [...document.querySelectorAll("dialog")].at(-1) as HTMLDialogElement;
  const enter = (selector: string, text: string) => {
    const control = dialog.querySelector(selector) as HTMLInputElement;
    const { prototype } = control.constructor as typeof HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
    act(() => control.dispatchEvent(new Event(selector === "select" ? "change" : "input", { bubbles: true })));
  };
  return {
    enter,
    boxes: () => [...dialog.querySelectorAll<HTMLInputElement>("input[type=checkbox]")],
    tick: (n: number) => act(() => dialog.querySelectorAll<HTMLInputElement>("input[type=checkbox]")[n]?.click()),
    remark: () => dialog.querySelector("[role=status]")?.textContent,
    /** What the frame opens, after the address of this site. */
    source: () => /src="[^"]*\/embed\/([^"]*)"/.exec(dialog.querySelector("textarea")?.value ?? "")?.[1],
  };
}

const poor = (where: string) =>
  `Too hard to read in the ${where}; at least 4.5 is needed. The usual green is shown there.`;

const personal: AnyCalculator = { ...sampleLoan, link: "personal" };
const tool: AnyCalculator = { ...sampleLoan, address: { tool: "wave" } };

it("has no choice of figures while they are the example's", async () => {
  for (const [link, calculator, source] of [
    ["", sampleLoan, "loan"],
    ["", personal, "loan"],
    ["?tool=wave", tool, "loan?tool=wave"],
  ] as const) {
    const dialog = await dialogFor(link, calculator);
    expect([dialog.boxes(), dialog.source()]).toEqual([[], source]);
  }
});

it("opens with the figures that were entered, unless they are about a person's body", async () => {
  const dialog = await dialogFor("?price=500000");
  expect(dialog.boxes().map(({ checked }) => checked)).toEqual([true, false]);
  expect(dialog.source()).toBe("loan?price=500000");
  dialog.tick(0);
  expect(dialog.source()).toBe("loan");
  const body = await dialogFor("#price=500000", personal);
  expect(body.boxes().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, false],
    [false, true],
  ]);
  expect(body.source()).toBe("loan");
  body.tick(0);
  expect(body.source()).toBe("loan#price=500000");
});

it("locks the inputs of the link, and only while they are in it", async () => {
  const dialog = await dialogFor("?price=500000&displayCurrency=EUR&down=1");
  dialog.tick(1);
  expect(dialog.source()).toBe("loan?price=500000&amp;displayCurrency=EUR&amp;down=1&amp;embed.lock=price,down");
  dialog.tick(0);
  expect(dialog.source()).toBe("loan");
});

it.each([
  ["", "system", "", undefined],
  ["green", "system", "Enter a color with three or six digits, such as #0b6b4a.", undefined],
  ["#fff", "dark", "", "ffffff"],
  ["#fff", "light", poor("light theme (contrast 1.0)"), undefined],
  ["#000", "light", "", "000000"],
  ["#000", "dark", poor("dark theme (contrast 1.1)"), undefined],
  ["#000", "system", poor("dark theme (contrast 1.1)"), "000000"],
  ["#777", "dark", "", "777777"],
  ["#777", "light", poor("light theme (contrast 4.4)"), undefined],
  ["#888", "system", poor("light theme (contrast 3.2) and the dark theme (contrast 3.3)"), undefined],
] as const)("the accent %s in the theme %s", async (color, theme, remark, accent) => {
  const dialog = await dialogFor("");
  dialog.enter("input", color);
  dialog.enter("select", theme);
  expect(dialog.remark()).toBe(remark);
  const parameters = new URLSearchParams(dialog.source()?.replaceAll("&amp;", "&").split("?")[1]);
  expect(Object.fromEntries(parameters)).toEqual({
    ...(theme !== "system" && { "embed.theme": theme }),
    ...(accent && { "embed.accent": accent }),
  });
});

it("copies the HTML, and is gone once closed", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const dialog = await dialogFor("?price=500000");
  const button = (name: string) =>
    [...document.querySelectorAll("button")].findLast(({ textContent }) => textContent === name);
  await act(async () => button("Copy")?.click());
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(`/embed/${dialog.source()}"`));
  const count = document.querySelectorAll("dialog").length;
  await act(async () => button("Close")?.click());
  expect(document.querySelectorAll("dialog")).toHaveLength(count - 1);
  vi.unstubAllGlobals();
});

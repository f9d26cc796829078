// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { renderIn } from "../testing/render-hook";
import { FiguresForm } from "./FiguresForm";

/** How each reading that was begun goes on. */
const held: (() => void)[] = [];

/** Whether readings wait for a test to let them go on. */
let holds = false;

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  holds = false;
});

vi.mock("../../core/read-inputs", async (original) => {
  const real = await original<typeof import("../../core/read-inputs")>();
  return {
    ...real,
    readInputsFully: async (...given: Parameters<typeof real.readInputsFully>) => {
      if (holds) await new Promise<void>((resolve) => held.push(resolve));
      return real.readInputsFully(...given);
    },
  };
});

it("keeps what was entered last, even if an earlier state is read later", async () => {
  holds = true;
  createRoot(document.body.appendChild(document.createElement("div"))).render(<FiguresForm />);
  const income = await vi.waitFor(() => {
    const found = [...document.querySelectorAll("input")].find(({ labels }) =>
      [...(labels ?? [])].some(({ textContent }) => /^Gross income/.test(textContent ?? "")),
    );
    if (!found) throw new Error("the form is not there yet");
    return found;
  });
  const enter = async (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(income, text);
    income.dispatchEvent(new Event("input", { bubbles: true }));
    const before = held.length;
    await vi.waitFor(() => {
      income.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      expect(held.length).toBeGreaterThan(before);
    });
  };
  const kept = () => localStorage.getItem("your-figures") ?? "";
  await enter("90000");
  const first = held.length;
  await enter("120000");
  for (const go of held.slice(first)) go();
  await vi.waitFor(() => expect(kept()).toContain('"annualIncome":120000'));
  for (const go of held.slice(0, first)) go();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(kept()).toContain('"annualIncome":120000');
});

const kept = () => JSON.parse(localStorage.getItem("your-figures") ?? "null");

function form() {
  const { place } = renderIn(FiguresForm, {});
  const control = (label: string) =>
    [...place.querySelectorAll<HTMLInputElement>("input, select")].find(({ labels }) =>
      [...(labels ?? [])].some(({ textContent }) => textContent?.trim().startsWith(label)),
    ) as HTMLInputElement;
  return {
    place,
    control,
    /** Enters a text as a visitor does who then goes on to the next field. */
    async enter(label: string, text: string): Promise<void> {
      const field = control(label);
      const { prototype } = field.constructor as typeof HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
      const change = field.tagName === "SELECT" ? "change" : "input";
      await act(async () => field.dispatchEvent(new Event(change, { bubbles: true })));
      if (change === "input") await act(async () => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
      await vi.waitFor(() => expect(control(label).value).toBe(text));
    },
    alerts: () => [...place.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent),
    status: () => place.querySelector("[role=status]")?.textContent,
    press: (name: string) =>
      act(async () => [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click()),
    tick: (label: string) => act(async () => control(label).click()),
  };
}

it("keeps a choice as soon as it is made, and an amount once its field is left", async () => {
  const { enter, status } = form();
  expect(status()).toBe("Nothing is kept.");
  await enter("State", "CA");
  await vi.waitFor(() => expect(kept()).toMatchObject({ values: { state: "CA" }, texts: { state: "CA" } }));
  await enter("Gross income", "$143k");
  await vi.waitFor(() => expect(kept()).toMatchObject({ values: { state: "CA", annualIncome: 143_000 } }));
  await vi.waitFor(() => expect(status()).toMatch(/^Kept in this browser only\./));
});

it("says at its field what cannot be read, keeps the rest, and opens with what is kept", async () => {
  const first = form();
  await first.enter("State", "CA");
  await first.enter("Gross income", "lots");
  await vi.waitFor(() => expect(first.alerts()).toEqual([expect.stringContaining("“lots” is not understood.")]));
  expect(first.control("Gross income").getAttribute("aria-invalid")).toBe("true");
  await vi.waitFor(() => expect(kept().values).toEqual({ state: "CA" }));
  await first.enter("Gross income", "5");
  await vi.waitFor(() => expect(first.alerts()).toEqual([]));
  const again = form();
  expect([again.control("State").value, again.control("Gross income").value]).toEqual(["CA", "5"]);
});

it("asks for the body only on request, and forgets it with the request", async () => {
  const { control, enter, tick, press, status } = form();
  const body = "Also my sex, height and weight";
  expect(control("Weight")).toBeUndefined();
  await tick(body);
  await enter("Weight", "82 kg");
  await enter("State", "CA");
  await vi.waitFor(() => expect(kept().values).toEqual({ weightKg: 82, state: "CA" }));
  await tick(body);
  await vi.waitFor(() => expect(kept().values).toEqual({ state: "CA" }));
  expect(control("Weight")).toBeUndefined();
  await press("Clear all");
  await vi.waitFor(() => expect([kept(), status()]).toEqual([null, "Nothing is kept."]));
  expect(control("State").value).toBe("");
});

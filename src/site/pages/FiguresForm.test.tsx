// @vitest-environment happy-dom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { FiguresForm } from "./FiguresForm";

/** How each reading that was begun goes on. */
const held: (() => void)[] = [];

vi.mock("../../core/read-inputs", async (original) => {
  const real = await original<typeof import("../../core/read-inputs")>();
  return {
    ...real,
    readInputsFully: async (...given: Parameters<typeof real.readInputsFully>) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return real.readInputsFully(...given);
    },
  };
});

it("keeps what was entered last, even if an earlier state is read later", async () => {
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

// @vitest-environment happy-dom
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import type { FormTopProps } from "../../../site/kit";
import type timezone from "./calculator";
import { ZoneTop } from "./ZoneTop";

afterEach(() => {
  document.body.innerHTML = "";
});

/** Shows the top of the form above these texts. Returns the buttons' names, and what pressing one sets. */
async function shown(texts: Readonly<Record<string, string>>) {
  const set = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const props = { rows: () => null, textOf: (key: string) => texts[key] ?? "", setInputs: set };
  root.render(<ZoneTop {...(props as unknown as FormTopProps<typeof timezone>)} />);
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(".zone-choices button")];
  return { set, buttons, names: () => buttons().map(({ textContent }) => textContent) };
}

it("offers the cities of a name that means several zones, in every field and row that has it", async () => {
  const texts = {
    mode: "convert",
    fromZone: "EST",
    toZones: JSON.stringify([{ zone: "London" }, { zone: "EST" }]),
  };
  const { set, buttons, names } = await shown(texts);
  await vi.waitFor(() => expect(names()).toEqual(["New York the eastern United States", "Sydney eastern Australia"]), {
    timeout: 10_000,
  });
  expect(document.querySelector(".zone-choices")?.textContent).toContain("“EST” is");
  buttons()[1]?.click();
  expect(set).toHaveBeenCalledWith({
    fromZone: "Sydney",
    toZones: JSON.stringify([{ zone: "London" }, { zone: "Sydney" }]),
  });
});

it("offers nothing for names that mean one zone", async () => {
  const { buttons } = await shown({ mode: "unix", fromZone: "Mumbai" });
  await vi.waitFor(() => expect(document.querySelectorAll("#cities option").length).toBeGreaterThan(0), {
    timeout: 10_000,
  });
  expect(buttons()).toEqual([]);
});

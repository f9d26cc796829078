import { stdout } from "node:process";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runAnswer } from "./commands";

afterEach(() => vi.restoreAllMocks());

async function printed(id: string, ...words: readonly string[]): Promise<string> {
  const write = vi.spyOn(stdout, "write").mockReturnValue(true);
  await runAnswer(id, words);
  return write.mock.calls.map(([text]) => String(text)).join("");
}

describe("the text of an answer", () => {
  it("has the units of the chosen tool", async () => {
    const text = await printed("physics-calculator", "--tool", "heat");
    expect(text).toMatch(/^heat +62,790.J$/m);
    expect(text).toMatch(/^temperatureChange +60.K$/m);
    expect(text).not.toContain("undefined");
  });

  it("has the chosen unit", async () => {
    const text = await printed("physics-calculator", "--tool", "force", "--mass", "22", "--massUnit", "pound");
    expect(text).toMatch(/^mass +22.lb$/m);
  });
});

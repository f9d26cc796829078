import { stdout } from "node:process";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runAnswer, runAsk } from "./commands";
import { UsageError } from "./options";

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

describe("a question in words", () => {
  async function asked(...words: readonly string[]): Promise<string> {
    const write = vi.spyOn(stdout, "write").mockReturnValue(true);
    await runAsk(words);
    return write.mock.calls.map(([text]) => String(text)).join("");
  }

  it("may be as of another day", async () => {
    expect(await asked("days until 2030-01-01", "--asOf", "2029-12-25")).toMatch(/\b7 days\b/);
  });

  it("is refused for a day that is no date", async () => {
    for (const day of ["soon", "2026-02-30", ""])
      await expect(runAsk(["15% of 80", "--asOf", day])).rejects.toThrow(
        new UsageError("“asOf” must be a date such as 2026-11-27."),
      );
  });
});

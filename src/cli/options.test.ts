import { describe, expect, it } from "vitest";
import { calculatorNamed, readOptions, UsageError } from "./options";

describe("readOptions", () => {
  const read = (...words: string[]) => readOptions(words, ["json", "working"]);

  it("reads values after a space or an equals sign", () => {
    const { flags, values } = read("--price", "$400k", "--json", "--rate=6.5", "--note=a=b", "--empty=");
    expect([...flags]).toEqual(["json"]);
    expect([...values]).toEqual([
      ["price", "$400k"],
      ["rate", "6.5"],
      ["note", "a=b"],
      ["empty", ""],
    ]);
  });

  it("accepts negative numbers, empty text and JSON as values", () => {
    const { values } = read("--change", "-5", "--fee", "", "--extra", '[{"amount": -5}]');
    expect([...values.values()]).toEqual(["-5", "", '[{"amount": -5}]']);
  });

  it("takes the word after a name as its value, even if it looks like an option", () => {
    const { flags, values } = read("--text", "--json", "--other", "--", "--json=yes", "--__proto__", "x");
    expect([...flags]).toEqual([]);
    expect([...values]).toEqual([
      ["text", "--json"],
      ["other", "--"],
      ["json", "yes"],
      ["__proto__", "x"],
    ]);
  });

  it("has no options without words", () => {
    const { flags, values } = read();
    expect([flags.size, values.size]).toEqual([0, 0]);
  });

  it.each([
    [["price", "5"], "“price” is not an option; options start with --."],
    [["-p", "5"], "“-p” is not an option; options start with --."],
    [["-px", "5"], "“-px” is not an option; options start with --."],
    [["--", "5"], "“--” is not an option; options start with --."],
    [["--price"], "--price needs a value."],
    [["--price", "5", "--price=6"], "--price is given twice."],
  ])("rejects %j", (words, message) => {
    expect(() => read(...words)).toThrow(new UsageError(message));
  });
});

describe("calculatorNamed", () => {
  it("loads a calculator and its entry", async () => {
    const { calculator, entry } = await calculatorNamed("percentage-calculator");
    expect([entry.name, typeof calculator.derive]).toEqual(["Percentage Calculator", "function"]);
  });

  it("rejects names that are not in the catalog", async () => {
    await expect(calculatorNamed("nope")).rejects.toThrow("There is no calculator “nope”; “calc list” shows them.");
    await expect(calculatorNamed("constructor")).rejects.toThrow(UsageError);
    await expect(calculatorNamed(undefined)).rejects.toThrow("Name a calculator");
  });
});

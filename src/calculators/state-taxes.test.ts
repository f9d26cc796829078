/**
 * What the taxes of the states leave out: the list of docs/state-taxes.md, written from the states' files and from the
 * notices of the paycheck calculator. `npx vitest run src/calculators/state-taxes.test.ts -u` writes it anew.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { outputsOf, prepareChoices } from "../core/testing";
import type { Parameter } from "../data/parameter";
import { LOCALITIES } from "../data/tax/local/localities";
import { LOCALITY_STATES } from "../data/tax/local/names";
import { STATES, type StateCode, WITHOUT_INCOME_TAX } from "../data/tax/states";
import type { Concern, StateFile } from "../data/tax/us";
import incomeTax from "./financial/income-tax/calculator";
import salary from "./financial/salary/calculator";

const files = import.meta.glob<StateFile>("../data/tax/us/*/*.json", { eager: true, import: "default" });
const fileOf = (year: string, code: string) => files[`../data/tax/us/${year}/${code}.json`];
const codes = Object.keys(STATES) as StateCode[];
const YEARS = ["2025", "2026"];

const CONCERNS: Readonly<Record<Concern, string>> = {
  all: "Everyone",
  lowIncome: "Low incomes",
  gains: "Gains",
  joint: "Couples",
  local: "Local tax",
  additions: "Added back",
  retirement: "401(k)",
  section125: "Section 125",
  hsa: "HSA",
  ira: "IRA",
  children: "Children",
  earnedIncomeCredit: "Earned income credit",
  itemized: "Itemized",
  older: "65 or blind",
  pensions: "Pensions",
  socialSecurity: "Social Security",
};

beforeAll(async () => {
  await prepareChoices(incomeTax);
  await prepareChoices(salary);
});

const outOfScope = (answer: { notices: readonly { code: string; message: string }[] | null }) =>
  answer.notices?.find(({ code }) => code === "out-of-scope")?.message ?? "";

/** Somebody whom everything concerns that a paycheck can name. */
const onPaycheck = (state: string) =>
  outOfScope(
    outputsOf(salary, {
      state,
      filingStatus: "joint",
      dependents: 1,
      retirementPercent: 5,
      section125PerPay: 50,
      hsaPerPay: 50,
    }),
  );

/** Inputs for which a part concerns the taxpayer. */
const CONCERNED: Readonly<Record<Concern, object>> = {
  all: {},
  lowIncome: { wages: 45_000 },
  gains: { longTermGains: 5000 },
  joint: { filingStatus: "joint", spouseWages: 30_000 },
  local: {},
  additions: { qualifiedTips: 5000 },
  retirement: { retirementContributions: 5000 },
  section125: { cafeteriaDeductions: 2000 },
  hsa: { hsaContributions: 2000 },
  ira: { iraContributions: 3000 },
  children: { childrenUnder17: 1 },
  earnedIncomeCredit: { wages: 30_000, childrenUnder17: 2 },
  itemized: { deductionMethod: "itemized", mortgageInterest: 20_000 },
  older: { age: 70 },
  pensions: { otherIncome: 20_000 },
  socialSecurity: { age: 70, socialSecurityBenefits: 30_000 },
};

describe.each(YEARS)("in %s", (taxYear) => {
  const taxed = codes.filter((code) => !(code in WITHOUT_INCOME_TAX));

  it("every part that a state leaves out is said beside the answer of those whom it concerns", () => {
    for (const state of taxed) {
      const leftOut = fileOf(taxYear, state)?.leftOut ?? {};
      for (const [concern, sentence] of Object.entries(leftOut)) {
        const inputs = { state, taxYear, wages: 120_000, ...CONCERNED[concern as Concern] };
        expect(outOfScope(outputsOf(incomeTax, inputs)), `${state} ${concern}`).toContain(sentence);
      }
    }
  });

  it("nobody else is told", () => {
    for (const state of taxed) {
      const { all, local, ...others } = fileOf(taxYear, state)?.leftOut ?? {};
      const message = outOfScope(outputsOf(incomeTax, { state, taxYear, wages: 120_000 }));
      for (const sentence of Object.values(others)) expect(message, state).not.toContain(sentence);
      if (!all && !local) expect(message, state).toBe("");
    }
  });

  it("each says in which direction the answer errs, unless it is a tax to be entered", () => {
    for (const state of taxed)
      for (const [concern, sentence] of Object.entries(fileOf(taxYear, state)?.leftOut ?? {}))
        if (concern !== "local")
          expect(sentence, state).toMatch(/so (?:the|that|a low) (?:tax|income) .*(?:lower|higher|less)/);
  });
});

const AMOUNT = /\$[\d,]+|\d[\d.]*%/g;

it("every amount that a sentence names has a source", () => {
  const sourceless = (sentence: string, figures: readonly (Parameter | undefined)[]) => {
    const texts = figures.flatMap((figure) => figure?.values.map(({ text }) => text) ?? []).join("; ");
    return (sentence.match(AMOUNT) ?? []).filter((amount) => !texts.includes(amount));
  };
  for (const state of codes) {
    const place = LOCALITY_STATES[state];
    for (const year of YEARS) {
      const file = fileOf(year, state);
      for (const [concern, sentence] of Object.entries(file?.leftOut ?? {}))
        expect(
          sourceless(sentence, [file?.leftOutFigures?.[concern as Concern], place && LOCALITIES[place]]),
          `${year} ${state}`,
        ).toEqual([]);
      // A figure that no sentence names would have no place.
      for (const concern of Object.keys(file?.leftOutFigures ?? {}))
        expect(file?.leftOut?.[concern as Concern] ?? WITHOUT_INCOME_TAX[state] ?? "", state).toMatch(/\d/);
    }
    const gains = fileOf("2026", state)?.leftOutFigures?.gains;
    expect(sourceless(WITHOUT_INCOME_TAX[state] ?? "", [gains]), state).toEqual([]);
  }
});

it("deductions of the federal return are named where the state does not start from it", () => {
  const tips = { wages: 80_000, qualifiedTips: 5000 };
  expect(outOfScope(outputsOf(incomeTax, { state: "NC", ...tips }))).toContain("State deductions for tips");
  expect(outOfScope(outputsOf(incomeTax, { state: "ND", ...tips }))).toBe("");
});

it("the table of docs/state-taxes.md", async () => {
  const rows = codes.map((code) => {
    const note = WITHOUT_INCOME_TAX[code];
    const [before, now] = YEARS.map((year) => fileOf(year, code)?.leftOut ?? {});
    const parts = Object.entries(now ?? {}).map(([key, text]) => `**${CONCERNS[key as Concern]}**: ${text}`);
    const ended = Object.entries(before ?? {})
      .filter(([key, text]) => now?.[key as Concern] !== text)
      .map(([key, text]) => `**${CONCERNS[key as Concern]}, 2025**: ${text}`);
    const returns = note ?? ([...parts, ...ended].join("<br>") || "Nothing.");
    const paycheck = onPaycheck(code).slice(`${STATES[code]}: `.length);
    return `| ${STATES[code]} | ${returns} | ${paycheck || "Nothing."} |`;
  });
  const text = `# What the taxes of the states leave out

The income tax and paycheck calculators cover 50 states and the District of Columbia. What a state's law has and the calculators lack is listed in the state's file (\`leftOut\` in \`src/data/tax/us/\`), by whom it concerns, and said beside the answer of those people. This table is written from those files, and from the notices of the paycheck calculator, by \`npx vitest run src/calculators/state-taxes.test.ts -u\`.

Left out everywhere, without a notice, because nothing on the page asks for it: returns of part-year residents and nonresidents; military pay; credits for child and dependent care, education, gifts, energy, adoption, and taxes paid to other states; interest on government bonds; the alternative minimum tax of a state; use tax. Where a state does not start from federal taxable income, its deductions for tips, overtime, car loans and seniors, if it has any, are left out, and the notice says so.

| State | Income tax for the year | Paycheck |
| --- | --- | --- |
${rows.join("\n")}
`;
  await expect(text).toMatchFileSnapshot("../../docs/state-taxes.md");
});

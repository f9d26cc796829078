/** The package as its users have it: packed, installed in an empty project, compiled, bundled and run. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES, loadCalculator } from "../../src/calculators/catalog";
import { answerInTime } from "../../src/cli/isolated";
import { toolsFor } from "../../src/cli/tools";
import { root } from "../setup.mjs";
import { calculatorFolders } from "../vite-shared.mjs";
import { currentKeys } from "./current-keys.mjs";
import { entryName } from "./entries.mjs";
import { oldestAndNewest } from "./nodes.mjs";
import { missingKeys } from "./public-keys.mjs";

/** Installing and compiling on a busy machine. */
const PATIENCE = 300_000;

/** What a browser loads for one calculator: the design's budget for the mortgage calculator. */
const MORTGAGE_LIMIT = 35 * 1024;

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const dist = join(root, "dist-library");
const project = mkdtempSync(join(tmpdir(), "reckoner-user-"));
const installed = join(project, "node_modules/reckoner");

function run(command, args, cwd = project) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

const tsc = (config) => run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", config]);

function write(name, text) {
  writeFileSync(join(project, name), text);
  return join(project, name);
}

beforeAll(() => {
  run(process.execPath, ["scripts/build.mjs", "library"], root);
  run("npm", ["pack", "--silent", "--pack-destination", project], dist);
  write("package.json", JSON.stringify({ private: true, type: "module" }));
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", `./reckoner-${version}.tgz`]);
}, PATIENCE);

afterAll(() => rmSync(project, { recursive: true, force: true }));

it("installs one package, which needs no other", () => {
  expect(readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["reckoner"]);
});

it("has everything that was released", async () => {
  const released = JSON.parse(readFileSync(join(root, "library/released.json"), "utf8"));
  expect(missingKeys(released.calculators, await currentKeys(installed))).toEqual([]);
  const [, newest] = /^## (\S+)/m.exec(readFileSync(join(root, "library/CHANGELOG.md"), "utf8"));
  expect([released.version, newest]).toEqual([version, version]);
});

it("has a page for every calculator, with each of its inputs and outputs", async () => {
  const { list } = await import(pathToFileURL(join(installed, "index.js")).href);
  const index = readFileSync(join(installed, "docs/index.md"), "utf8");
  for (const name of ["calculate", "solve", "describe", "list", "ask"]) expect(index).toContain(`## ${name}()`);
  const keys = await currentKeys(installed);
  for (const { id, purpose } of list()) {
    const { entry, inputs, outputs } = keys[id];
    const page = readFileSync(join(installed, `docs/${entry}.md`), "utf8");
    expect(page).toContain(purpose);
    const listed = [...page.matchAll(/^\| `([^`]+)` \| (?:`|list of rows)/gm)].map(([, name]) => name);
    expect(listed).toEqual([...inputs, ...outputs].filter((name) => !name.includes("=")));
    expect(index).toContain(`(${entry}.md) | \`${id}\``);
  }
});

describe("one entry a calculator", () => {
  /** The calculators whose modules are in a file, or in files that it imports, now or later. */
  function foldersBehind(file, seen = new Set()) {
    if (seen.has(file)) return [];
    seen.add(file);
    const code = readFileSync(join(installed, file), "utf8");
    const own = [...code.matchAll(/^\/\/ src\/calculators\/([\w-]+\/[\w-]+)\//gm)].map(([, folder]) => folder);
    const imports = [...code.matchAll(/(?:^import .*|^export .*|\bimport\()"\.\/([^"]+\.js)"/gm)].map(([, name]) =>
      file.includes("/") ? `parts/${name}` : name,
    );
    return [...own, ...imports.flatMap((name) => foldersBehind(name, seen))];
  }

  it.each(calculatorFolders())("%s brings in no other", (folder) => {
    expect([...new Set(foldersBehind(`${entryName(folder)}.js`))]).toEqual([folder]);
  });
});

/** Published examples; the calculators' own tests name the pages. */
const EXAMPLES = [
  {
    source: "Consumer Financial Protection Bureau, sample closing disclosure H-25(B)",
    id: "mortgage-calculator",
    entry: "mortgage",
    inputs: { homePrice: 180_000, downPaymentPercent: 10, annualRate: 3.875, pmiRate: 0.61 },
    outputs: { monthlyPrincipalInterest: 761.78, monthlyPmi: 82.35, pmiMonths: 80, pmiEndDate: "2033-08-01" },
  },
  {
    source: "Centers for Disease Control and Prevention, metric example",
    id: "bmi-calculator",
    entry: "bmi",
    inputs: { weightKg: 68, heightCm: 165 },
    outputs: { bmi: 24.98 },
  },
  {
    source: "RFC 9562, appendix B.1",
    id: "uuid-generator",
    entry: "uuid",
    inputs: { version: "v6", asOfMs: 1_645_557_742_000, clockSeq: 0x33c8, node: "9F:6B:DE:CE:D8:46" },
    outputs: { id: "1ec9414c-232a-6b00-b3c8-9f6bdeced846" },
  },
  {
    source: "RFC 4648, section 10",
    id: "base64-encoder-decoder",
    entry: "base64",
    inputs: { input: "foobar" },
    outputs: { output: "Zm9vYmFy" },
  },
];

const CONSUMER = `
import { ask, calculate, list, solve } from "reckoner";
const examples = ${JSON.stringify(EXAMPLES)};
const round = (value) => (typeof value === "number" ? Math.round(value * 100) / 100 : value);
const answers = [];
for (const { id, entry, inputs, outputs } of examples) {
  const own = await import("reckoner/" + entry);
  for (const answer of [await calculate(id, inputs), await own.calculate(inputs, { outputs: Object.keys(outputs) })]) {
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    answers.push(Object.fromEntries(Object.keys(outputs).map((key) => [key, round(answer.outputs[key])])));
  }
}
const usual = {};
for (const { id } of list()) usual[id] = await calculate(id, {}, { working: true });
const found = await solve("mortgage-calculator", { for: "homePrice", output: "monthlyPayment", target: 2000 });
const wrong = await calculate("mortgage-calculator", { homePrice: "much", annualRte: 6 });
const none = await calculate("no-such-calculator").catch((error) => String(error));
const asked = await ask("25% tip on 60");
const dated = await ask("days until 2027-01-01", { today: "2026-12-30" });
const unasked = await ask("25% tip on bananas");
const undated = await ask("15% of 80", { today: "tomorrow" }).catch((error) => String(error));
process.stdout.write(JSON.stringify({ asked, dated, unasked, undated, answers, usual, found, wrong, none }));
`;

/** The last digits of powers and logarithms differ between engines. */
function toleratingEngines(_, value) {
  if (typeof value !== "number") return value;
  return expect.closeTo(value, 9 - Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1))));
}

const nodes = oldestAndNewest();
if (nodes.length === 1)
  process.stdout.write(
    `Skipped: the package in a second version of Node (only ${nodes[0].version} is here; name others in NODES).\n`,
  );

describe.each(nodes)("in Node $version", ({ executable }) => {
  let said;
  beforeAll(() => {
    said = JSON.parse(run(executable, [write("consumer.js", CONSUMER)]));
  }, PATIENCE);

  it("gives the published answers", () => {
    expect(said.answers).toEqual(EXAMPLES.flatMap(({ outputs }) => [outputs, outputs]));
  });

  it("answers as the command line does, with every calculator", async () => {
    for (const entry of CATEGORIES.flatMap(({ calculators }) => calculators)) {
      const { errors, headline, link, outputs, working } = said.usual[entry.id];
      expect(errors, entry.id).toBeUndefined();
      expect(headline, entry.id).not.toBe("");
      expect(link).toMatch(new RegExp(`^https://[^/]+/${entry.id}(?:[?#].*)?$`));
      expect(working, entry.id).toEqual(expect.any(Array));
      const calculator = await loadCalculator(entry);
      if (calculator.draws) continue;
      const expected = await answerInTime(calculator, {}, toolsFor(entry, calculator));
      expect(outputs, entry.id).toEqual(JSON.parse(JSON.stringify(expected.outputs), toleratingEngines));
    }
  });

  it("solves, and links to the page with the value found", () => {
    expect(said.found.solved).toEqual({ input: "homePrice", value: expect.any(Number) });
    expect(said.found.outputs.monthlyPayment).toBeCloseTo(2000, 2);
    expect(said.found.link).toContain(`/mortgage-calculator?homePrice=${said.found.solved.value}`);
  });

  it("answers questions in words, and says which it does not understand", () => {
    expect(said.asked).toMatchObject({
      calculator: "tip-calculator",
      inputs: { billAmount: 60, tipPercent: 25 },
      headline: "Leave $15.00 (25%): $75.00 in total.",
      reading: "Tip 25%, bill $60",
      outputs: { tipAmount: 15, totalAmount: 75 },
      link: expect.stringMatching(/^https:.*\/tip-calculator\?billAmount=60&/),
    });
    expect(said.dated.outputs.daysUntil).toBe(2);
    expect(said.unasked).toEqual({ errors: [{ field: "ask", message: expect.stringContaining("bananas") }] });
    expect(said.undated).toMatch(/^RangeError: .*tomorrow/);
  });

  it("says what is wrong with inputs, and which calculators there are not", () => {
    expect(said.wrong).toEqual({
      errors: [
        { field: "homePrice", message: expect.stringMatching(/home price/) },
        { field: "annualRte", message: "There is no input “annualRte”." },
      ],
    });
    expect(said.none).toBe("RangeError: There is no calculator “no-such-calculator”.");
  });
});

describe("its types", () => {
  const config = (files, options = {}) =>
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        skipLibCheck: false,
        target: "ES2022",
        module: "NodeNext",
        types: [],
        noEmit: true,
        ...options,
      },
      files,
    });

  it(
    "are literal, and compile with strict settings",
    () => {
      write(
        "consumer.ts",
        `import { ask, calculate, describe, list, solve, type Answer, type Calculators } from "reckoner";
import * as mortgage from "reckoner/mortgage";

const inputs: mortgage.Inputs = { homePrice: 450_000, rateType: "arm", extraPayments: [{ amount: 1, frequency: "once" }] };
const { errors, outputs } = await mortgage.calculate(inputs, { outputs: ["monthlyPayment", "schedule"] });
if (!errors) {
  const payment: number = outputs.monthlyPayment;
  const dates: string[] = outputs.schedule.map((row) => row.date);
  console.log(payment, dates);
  // @ts-expect-error was not asked for
  console.log(outputs.totalInterest);
}
const ranged = await mortgage.calculate(
  { annualRate: { range: [6, 7] }, rateType: "fixed" },
  { outputs: ["monthlyPayment", "payoffDate", "notices"] },
);
if (!ranged.errors) {
  const { monthlyPayment, payoffDate, notices } = ranged.outputs;
  const lowest: number = typeof monthlyPayment === "object" && monthlyPayment ? monthlyPayment.low : Number(monthlyPayment);
  const at = typeof monthlyPayment === "object" && monthlyPayment ? monthlyPayment.at.low["annualRate"] : undefined;
  const first: string | undefined = notices[0]?.message;
  console.log(lowest, at satisfies number | undefined, payoffDate, first, ranged.ranges?.["annualRate"]?.[1]);
}
const category = (await calculate("bmi-calculator", { weightKg: { range: [60, 90] } }, { outputs: ["category"] })).outputs?.category;
// @ts-expect-error a choice has values, not extremes
if (typeof category === "object" && category !== null) console.log(category.values, category.low);
await calculate("mortgage-calculator", { homePrice: { range: [400_000, 450_000] }, annualRate: 6 });
// @ts-expect-error a choice has no range
await mortgage.calculate({ rateType: { range: [1, 2] } });
// @ts-expect-error a range has two ends
await mortgage.calculate({ annualRate: { range: [6] } });
// @ts-expect-error the working is about single numbers
await mortgage.calculate({ annualRate: { range: [6, 7] } }, { working: true });
const all: Answer<Calculators["mortgage-calculator"]["outputs"]> = await calculate("mortgage-calculator", inputs);
const found = await solve("mortgage-calculator", { for: "homePrice", output: "monthlyPayment", target: 2000 });
if (!found.errors) found.solved.value;
const name: string = list()[0]?.name ?? "";
const asked = await ask("15% of 80", { today: "2026-11-27" });
if (!asked.errors) {
  const id: keyof Calculators = asked.calculator;
  console.log(id, asked.reading satisfies string);
}
const title = (await describe("mortgage-calculator"))["title"];
// @ts-expect-error a misspelled input
await mortgage.calculate({ homePrize: 1 });
// @ts-expect-error not one of the choices
await calculate("mortgage-calculator", { rateType: "adjustable" });
// @ts-expect-error no such calculator
await calculate("mortgage");
// @ts-expect-error an input that cannot be solved for
await mortgage.solve({ for: "rateType", output: "monthlyPayment", target: 2000 });
// @ts-expect-error a misspelled output
await mortgage.calculate({}, { outputs: ["monthlyPaymnt"] });
`,
      );
      tsc(write("tsconfig.json", config(["consumer.ts"])));
      // With a bundler, as in most web projects.
      tsc(
        write(
          "tsconfig.json",
          config(["consumer.ts"], { module: "ESNext", moduleResolution: "bundler", lib: ["ES2022", "DOM"] }),
        ),
      );
    },
    PATIENCE,
  );

  it(
    "are those that the compiler infers from the definitions",
    () => {
      const folder = join(root, "node_modules/.cache/library-contract");
      mkdirSync(folder, { recursive: true });
      const program = `
        import type { Rational } from "../../../src/math/numbers/rational";
        import type { Calculator, OutputsOf } from "../../../src/core/calculator";
        import type { ValuesOf } from "../../../src/core/fields";
        type Plain<V> = V extends Rational ? string | number
          : V extends readonly (infer Row)[] ? Plain<Row>[]
          : V extends object ? { [K in keyof V]-?: Plain<Exclude<V[K], undefined>> }
          : V;
        type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
        // Codes that a definition takes from a table are inferred as any text.
        type Narrower<A, B> = A extends B ? (Same<Exclude<B, null>, string> extends true ? true : false) : false;
        type Members<A, B> = Same<keyof A, keyof B> extends true
          ? { [K in keyof A]: Same<A[K], B[K & keyof B]> extends true ? never : Narrower<A[K], B[K & keyof B]> extends true ? never : K }[keyof A]
          : { ours: Exclude<keyof A, keyof B>; inferred: Exclude<keyof B, keyof A> };
        // A collection of tools is put together when it runs, so nothing is inferred for it.
        type Different<A, B> = string extends keyof B ? never : Members<A, B>;
        type Writable<V> = V extends readonly (infer Row)[] ? Writable<Row>[] : V extends object ? { -readonly [K in keyof V]: Writable<V[K]> } : V;
        type InputsOf<C> = C extends Calculator<infer I, infer _M, infer _O> ? Writable<Plain<ValuesOf<I>>> : never;
        type ResultOf<C> = C extends Calculator<infer _I, infer _M, infer O> ? Writable<Plain<OutputsOf<O>>> : never;
        ${calculatorFolders()
          .map((one, i) =>
            [
              `import type c${i} from "../../../src/calculators/${one}/calculator";`,
              `import type * as e${i} from "../../../dist-library/${entryName(one)}.js";`,
              `export const i${i}: never[] = [] as Different<Writable<Plain<e${i}.Inputs>>, InputsOf<typeof c${i}>>[];`,
              `export const o${i}: never[] = [] as Different<Writable<Plain<e${i}.Outputs>>, ResultOf<typeof c${i}>>[];`,
            ].join("\n"),
          )
          .join("\n")}
      `;
      writeFileSync(join(folder, "contract.ts"), program);
      const options = { lib: ["ES2023", "DOM"], types: ["vite/client", "node"] };
      writeFileSync(
        join(folder, "tsconfig.json"),
        JSON.stringify({ extends: "../../../tsconfig.base.json", compilerOptions: options, files: ["contract.ts"] }),
      );
      tsc(join(folder, "tsconfig.json"));
    },
    PATIENCE,
  );
});

it(
  `is ${MORTGAGE_LIMIT / 1024} KB or less in a browser, for the mortgage calculator`,
  async () => {
    write("page.js", 'export { calculate, solve, describe } from "reckoner/mortgage";\n');
    const { output } = await build({
      root: project,
      configFile: false,
      logLevel: "warn",
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input: "page.js", preserveEntrySignatures: "strict", external: /^node:/ },
      },
    });
    const chunks = output.filter(({ type }) => type === "chunk");
    const compressed = ({ code }) => brotliCompressSync(code).length;
    const first = chunks.find(({ isEntry }) => isEntry);
    const atOnce = new Set([first.fileName, ...first.imports]);
    const [now, later] = [chunks.filter(({ fileName }) => atOnce.has(fileName)), chunks].map((some) =>
      some.reduce((sum, chunk) => sum + compressed(chunk), 0),
    );
    process.stdout.write(`The mortgage calculator in a browser: ${now} bytes, ${later} with its working (Brotli).\n`);
    expect(later).toBeLessThanOrEqual(MORTGAGE_LIMIT);
    expect(chunks.flatMap(({ imports }) => imports).filter((name) => name.startsWith("node:"))).toEqual([]);
    for (const { fileName, code } of chunks) {
      mkdirSync(join(project, "bundle/assets"), { recursive: true });
      writeFileSync(join(project, "bundle", fileName), code);
    }
    const bundled = await import(pathToFileURL(join(project, "bundle", first.fileName)).href);
    const { outputs } = await bundled.calculate(EXAMPLES[0].inputs);
    expect(outputs).toMatchObject({ pmiMonths: 80 });
  },
  PATIENCE,
);

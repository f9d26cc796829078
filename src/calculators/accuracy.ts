/** What each calculator is checked against: computed here, for the page that says so and for the test that needs it to hold. */
import { type Comparison, compareWithPublished, type PublishedSource } from "../core/published";
import { CATEGORIES, loadCalculator } from "./catalog";
import { SECOND_OPINIONS, type SecondOpinion } from "./second-opinions";

const published = import.meta.glob<readonly PublishedSource[]>("./*/*/published.ts", { import: "default" });

export interface Accuracy {
  readonly category: string;
  readonly calculators: readonly CalculatorAccuracy[];
}

export interface CalculatorAccuracy {
  readonly id: string;
  readonly name: string;
  readonly comparisons: readonly Comparison[];
  readonly opinions: readonly Pick<SecondOpinion, "program" | "compared">[];
}

/** @throws Error that names the case if an answer differs from a published one */
export async function accuracy(): Promise<Accuracy[]> {
  return Promise.all(
    CATEGORIES.map(async ({ name: category, calculators }) => ({
      category,
      calculators: await Promise.all(
        calculators.map(async ({ id, name, folder }) => ({
          id,
          name,
          comparisons: await comparisonsOf(folder),
          opinions: Object.values(SECOND_OPINIONS)
            .filter((opinion) => opinion.calculators.includes(folder))
            .map(({ program, compared }) => ({ program, compared })),
        })),
      ),
    })),
  );
}

/** Folders of the calculators with published cases. */
export const PUBLISHED_FOLDERS: readonly string[] = Object.keys(published).map((path) =>
  path.split("/").slice(1, 3).join("/"),
);

/** @param folder of a calculator: `financial/mortgage` */
export async function comparisonsOf(folder: string): Promise<Comparison[]> {
  const sources = (await published[`./${folder}/published.ts`]?.()) ?? [];
  if (sources.length === 0) return [];
  const calculator = await loadCalculator({ folder });
  return Promise.all(sources.map((source) => compareWithPublished(calculator, source)));
}

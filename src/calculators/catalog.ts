/** The categories and calculators of the site, built from the folders next to this file and the order in `order.ts`. */
import type { AnyCalculator } from "../core/calculator";
import type { CalculatorMeta, ToolMeta } from "../core/meta";
import { ORDER } from "./order";

export interface CatalogEntry extends CalculatorMeta {
  /** Folder under src/calculators/: `financial/mortgage`. */
  readonly folder: string;
}

export interface Category {
  readonly name: string;
  /** Path with its leading slash. */
  readonly path: string;
  readonly calculators: readonly CatalogEntry[];
}

const metas = import.meta.glob<CalculatorMeta>("./*/*/meta.ts", { eager: true, import: "default" });
const definitions = import.meta.glob<AnyCalculator>("./*/*/calculator.ts", { import: "default" });

export const CATEGORIES: readonly Category[] = ORDER.map(({ folder, calculators, ...category }) => ({
  ...category,
  calculators: calculators.map((name) => entryOf(`${folder}/${name}`)),
}));

function entryOf(folder: string): CatalogEntry {
  const meta = metas[`./${folder}/meta.ts`];
  if (!meta) throw new Error(`${folder} is listed in order.ts but has no meta.ts`);
  return { ...meta, folder };
}

/** Number of calculators; each tool of a collection counts. */
export function countCalculators(categories: readonly Category[] = CATEGORIES): number {
  return categories.flatMap(({ calculators }) => calculators).reduce((sum, { tools }) => sum + (tools?.length ?? 1), 0);
}

/** All folders with a `meta.ts`, whether or not they are listed in `order.ts`. */
export const FOLDERS: readonly string[] = Object.keys(metas).map((path) => path.split("/").slice(1, 3).join("/"));

/** The entry of a calculator, with its category. */
export function findEntry(id: string): (CatalogEntry & { readonly category: Category }) | undefined {
  for (const category of CATEGORIES) {
    const entry = category.calculators.find((one) => one.id === id);
    if (entry) return { ...entry, category };
  }
  return undefined;
}

/** The tool named in an address; the default one if it names none, or one that does not exist. */
export function findTool({ tools }: CalculatorMeta, id: string | null): ToolMeta | undefined {
  return tools?.find((tool) => tool.id === id) ?? tools?.[0];
}

/** The source of a calculator's page under src/calculators/: its folder, or the file of one of its tools. */
export function pageSource({ folder }: CatalogEntry, tool?: ToolMeta): string {
  return tool ? `${folder}/tools/${tool.id}` : folder;
}

/** Loads the definition of a calculator. */
export async function loadCalculator({ folder }: Pick<CatalogEntry, "folder">): Promise<AnyCalculator> {
  const load = definitions[`./${folder}/calculator.ts`];
  if (!load) throw new Error(`${folder} has no calculator.ts`);
  return load();
}

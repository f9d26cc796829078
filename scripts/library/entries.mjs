/** The entries of the package: all calculators, and each one by itself. */
import { join } from "node:path";
import { root } from "../setup.mjs";

const PREFIX = "virtual:library-entry/";

/** Inputs of the build by the name of the entry. @param folders folders of the calculators: `financial/mortgage` */
export function entryInputs(folders) {
  const own = folders.map((folder) => [entryName(folder), PREFIX + folder]);
  return { index: join(root, "library/index.ts"), ...Object.fromEntries(own) };
}

/** `mortgage`, for `import { calculate } from "reckoner/mortgage"` */
export function entryName(folder) {
  return folder.split("/")[1];
}

/** The module of one calculator. Each function stands alone, so that a bundler drops those that are not used. */
export function libraryEntries() {
  return {
    name: "library-entries",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const folder = JSON.stringify(join(root, "src/calculators", id.slice(PREFIX.length + 1))).slice(1, -1);
      return `
        import calculator from "${folder}/calculator.ts";
        import meta from "${folder}/meta.ts";
        import { answerWith, describeWith } from "${join(root, "library/answering.ts")}";
        const named = { calculator, meta };
        export const calculate = (inputs, options) => answerWith(named, inputs, options);
        export const solve = (target, inputs, options) => answerWith(named, inputs, options, target);
        export const describe = () => describeWith(named);
      `;
    },
  };
}

/**
 * Workers as entries of the same build as the pages: what both use, such as the engines of regular expressions, is
 * one file. Vite by itself builds each worker apart, with copies of everything.
 */
import { basename } from "node:path";

const ADDRESS = "?worker&url";

/** A plugin for `import address from "./name.worker.ts?worker&url"`, and what the build must know of workers. */
export function workerFiles() {
  const files = new Set();
  let fetched = new Set();
  let importsOf = () => new Set();
  const plugin = {
    name: "worker-files",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!id.endsWith(ADDRESS)) return null;
      const found = await this.resolve(id.slice(0, -ADDRESS.length), importer);
      return found && `\0${found.id}${ADDRESS}`;
    },
    load(id, { ssr = false } = {}) {
      if (!id.startsWith("\0") || !id.endsWith(ADDRESS)) return null;
      if (ssr) return 'export default "";';
      const file = id.slice(1, -ADDRESS.length);
      files.add(file);
      const reference = this.emitFile({ type: "chunk", id: file, name: basename(file, ".ts") });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    generateBundle(_, bundle) {
      const modules = modulesFetchedBy(files, (id) => this.getModuleInfo(id));
      const holds = ({ facadeModuleId, moduleIds = [] }) =>
        modules.has(facadeModuleId) || moduleIds.some((id) => modules.has(id));
      fetched = new Set(
        Object.values(bundle)
          .filter(holds)
          .map(({ fileName }) => fileName),
      );
      importsOf = (file) => importsIn(bundle, file);
    },
  };
  return {
    plugin,
    /** Source files of the workers. */
    files: () => [...files],
    /**
     * Vite fetches the imports of a file ahead by elements of the page; workers have no page. What the file that asks
     * imports is there already.
     */
    preloads(file, imports, { hostId }) {
      if (fetched.has(file)) return [];
      const there = importsOf(hostId);
      const missing = imports.filter((one) => !there.has(one));
      return missing.length > 1 ? missing : [];
    },
  };
}

/** Modules that the code of these files imports when it runs, not when it is loaded. */
function modulesFetchedBy(files, infoOf) {
  const found = new Set();
  const fetched = new Set();
  const open = [...files];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    for (const one of dynamicallyImportedIds) fetched.add(one);
    open.push(...importedIds, ...dynamicallyImportedIds);
  }
  return fetched;
}

/** Files that this one is loaded with. */
function importsIn(bundle, file) {
  const found = new Set();
  const open = [file];
  for (let name = open.pop(); name; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(bundle[name]?.imports ?? []));
  }
  return found;
}

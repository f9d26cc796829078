/**
 * Makes workers entries of the same build as the pages, so that code they share, such as the
 * regular-expression engines, is in one file. By default, Vite builds each worker separately, with its own
 * copy of everything.
 */
import { basename } from "node:path";

const ADDRESS = "?worker&url";

/** A plugin for `import address from "./name.worker.ts?worker&url"`, and what the build must know. */
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
    /** Source files of the workers, in an order that does not depend on which was read first. */
    files: () => [...files].sort(),
    /**
     * Vite preloads a file's imports through elements of the page, which workers do not have. What the
     * importing file itself imports has already been loaded.
     */
    preloads(file, imports, { hostId }) {
      if (fetched.has(file)) return [];
      const there = importsOf(hostId);
      const missing = imports.filter((one) => !there.has(one));
      return missing.length > 1 ? missing : [];
    },
  };
}

/** Modules that the code of these files imports dynamically. */
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

/** Files that are loaded with this one, including itself. */
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

/** Serves what was built, for the browser tests and the bench: `node scripts/serve-built.mjs 4199`. */
import { serve } from "./serve.mjs";

await serve(Number(process.argv[2] ?? 4173));

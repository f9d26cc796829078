/** Serves the built site for the browser tests: `node scripts/serve-built.mjs 4199`. */
import { serve } from "./serve.mjs";

await serve(Number(process.argv[2] ?? 4173));

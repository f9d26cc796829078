import { defineConfig } from "vite";
import { define, plugins, worker } from "./scripts/vite-shared.mjs";

/** The development server: `npm run dev`. Builds are in scripts/build.mjs. */
export default defineConfig({ plugins: plugins(), define, worker });

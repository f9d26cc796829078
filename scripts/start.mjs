/** `npm start`: installs, builds and serves the site on http://localhost:4173 (PORT changes it). */
import { root, run, setup } from "./setup.mjs";

setup();
run(process.execPath, ["scripts/build.mjs"], { cwd: root });
const { serve } = await import("./serve.mjs");
const port = Number(process.env.PORT ?? 4173);
try {
  await serve(port);
  console.log(`Reckoner is at http://localhost:${port}`);
} catch (error) {
  if (error.code !== "EADDRINUSE" && error.code !== "EACCES") throw error;
  const reason = error.code === "EACCES" ? "may not be used without more rights" : "is taken by another program";
  console.error(`Port ${port} ${reason}. Choose another one: PORT=8080 npm start`);
  process.exit(1);
}

import { bodyInputs } from "../../../ask/body";
import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["bra size|bra|cup size"],
    takes: {
      underbust: "length/centimeter!: underbust, under bust, band, under the bust, ribcage",
      bust: "length/centimeter: bust, bust size, fullest part",
    },
    words: {
      us: { system: "us" },
      uk: { system: "uk" },
      "eu, european": { system: "eu" },
      "french, fr": { system: "fr" },
      "in us, for": {},
    },
    set: { mode: "measure" },
    fill: (parts) => bodyInputs(parts, { girths: ["underbust", "bust"] }),
  },
] satisfies Forms;

import type { Notice } from "../../../core/calculator";
import type { RandomDraw } from "./random-draw";

export function notices({ inputs, drawn: { dice }, odds }: RandomDraw): Notice[] {
  const notices: Notice[] = [];
  if (inputs.source === "seeded")
    notices.push({
      code: "seed-not-secret",
      message:
        "A seed is not secret. Use it for games and repeatable samples. For prizes and passwords, use your device’s secure generator.",
    });
  if (dice?.terms.some((term) => term.kind === "dice" && term.explodes))
    notices.push({
      code: "exploding-dice",
      message: "Exploding dice have no highest total, so exact odds are not shown.",
    });
  else if (dice && !odds())
    notices.push({
      code: "odds-too-many",
      message: "These dice have too many different totals to count the odds of each.",
    });
  return notices;
}

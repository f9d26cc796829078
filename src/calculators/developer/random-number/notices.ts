import { type Notice, notice } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import type { RandomDraw } from "./random-draw";

export function notices({ inputs, drawn: { dice }, odds }: RandomDraw): Listed<Notice> {
  const notices: Notice[] = [];
  if (inputs.source === "seeded")
    notices.push(
      notice(
        "seed-not-secret",
        "A seed is not secret. Use it for games and repeatable samples. For prizes and passwords, use your device’s secure generator.",
      ),
    );
  if (dice?.terms.some((term) => term.kind === "dice" && term.explodes))
    notices.push(notice("exploding-dice", "Exploding dice have no highest total, so exact odds are not shown."));
  else if (dice && !odds())
    notices.push(notice("odds-too-many", "These dice have too many different totals to count the odds of each."));
  return notices;
}

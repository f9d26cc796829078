import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { shortened } from "../../../math/words/phrases";
import type { RandomDraw } from "./random-draw";

/** Maximum number of characters and lines shown of a long list; the copy button copies all of it. */
const ROOM = 600;
const LINES = 30;

/** “Your number is 47.” */
export function headline(draw: RandomDraw, format: Format): Headline {
  const shown = sentence(draw, format);
  return {
    ...shown,
    // Computed lazily, because there may be a hundred thousand numbers to join.
    get copy() {
      const isOneCoin = draw.inputs.mode === "coin" && draw.inputs.count === 1;
      return isOneCoin ? shown.figure : (draw.teamsText() ?? draw.valuesText() ?? draw.result);
    },
  };
}

function sentence(draw: RandomDraw, format: Format): Headline {
  switch (draw.inputs.mode) {
    case "coin":
      return coinHeadline(draw, format);
    case "dice":
      return listHeadline("roll", "total", draw, format);
    case "pick":
      return draw.inputs.count === 1
        ? listHeadline("pick", "pick", draw, format)
        : {
            label: format.plural(draw.values.length, "pick"),
            before: "Your picks are",
            ...linesOf(draw, format),
          };
    case "shuffle":
      return { label: "First", before: "The order is", ...linesOf(draw, format) };
    case "teams":
      return teamsHeadline(draw, format);
    default:
      return listHeadline("number", "number", draw, format);
  }
}

function listHeadline(one: string, many: string, draw: RandomDraw, format: Format): Headline {
  const { count } = draw.inputs;
  const single = count === 1;
  return {
    label: single ? `Your ${one}` : `${format.plural(count, many)}`,
    before: single ? `Your ${one} is` : `Your ${many}s are`,
    ...firstOf(draw, format),
  };
}

/** As many values as there is room for, but at least the first one. */
function firstOf({ values, result }: RandomDraw, format: Format): { figure: string; after?: string } {
  const shown: string[] = [];
  let length = 0;
  for (const value of values) {
    const text = typeof value === "number" ? format.number(value, 15) : value;
    length += text.length + 2;
    if (shown.length > 0 && length > ROOM) break;
    shown.push(text);
  }
  const left = values.length - shown.length;
  const figure = shown.join(", ") || result;
  return {
    figure: shortened(figure, ROOM),
    ...(left > 0 && { after: `and ${format.number(left)} more` }),
  };
}

/** Drawn items, one per line. */
function linesOf({ values, result }: RandomDraw, format: Format): Pick<Headline, "figure" | "items" | "after"> {
  const left = values.length - LINES;
  const items = values.slice(0, LINES).map((value, i) => `${i + 1}. ${String(value).slice(0, ROOM)}`);
  return {
    figure: items.join(", ") || result.slice(0, ROOM),
    items,
    ...(left > 0 && { after: `and ${format.number(left)} more` }),
  };
}

function coinHeadline({ coins, result }: RandomDraw, format: Format): Headline {
  const { heads, tails } = coins() ?? { heads: 0, tails: 0 };
  if (heads + tails === 1)
    return { label: "Your coin", before: "Your coin shows", figure: result === "H" ? "Heads" : "Tails" };
  return {
    label: "Heads",
    before: `${format.number(heads + tails)} coins show`,
    figure: format.plural(heads, "head"),
    after: `and ${format.plural(tails, "tail")}`,
  };
}

function teamsHeadline({ drawn: { teams = [] } }: RandomDraw, format: Format): Headline {
  const size = teams.flat().length / teams.length;
  const [smallest, largest] = [Math.floor(size), Math.ceil(size)];
  const sizes =
    largest === smallest ? format.number(largest) : `${format.number(smallest)} or ${format.number(largest)}`;
  const left = teams.length - LINES;
  const items = teams.slice(0, LINES).map((members, i) => `Team ${i + 1}: ${members.join(", ").slice(0, ROOM)}`);
  return {
    label: "Teams",
    figure: items.join("; "),
    items,
    ...(left > 0 && { after: `and ${format.plural(left, "more team")}` }),
    second: `${format.plural(teams.length, "team")} of ${sizes}.`,
  };
}

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

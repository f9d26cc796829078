import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import { itemsOf } from "./items";
import type { outputs } from "./outputs";

type Outputs = OutputsOf<typeof outputs>;

/** The large figure has room for about this many characters. */
const ROOM = 28;

/** “Your number is 47.” */
export function headlineOf(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  return {
    ...sentence(inputs, outputs, format),
    copy: outputs.teamsText ?? outputs.valuesText ?? outputs.result,
  };
}

function sentence(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  switch (inputs.mode) {
    case "coin":
      return coinHeadline(outputs, format);
    case "dice":
      return listHeadline("roll", "total", inputs, outputs, format);
    case "pick":
      return listHeadline("pick", "pick", inputs, outputs, format);
    case "shuffle":
      return { label: "First", before: "The order begins with", ...firstOf(outputs, format) };
    case "teams":
      return teamsHeadline(inputs, outputs, format);
    default:
      return listHeadline("number", "number", inputs, outputs, format);
  }
}

function listHeadline(
  one: string,
  many: string,
  { count }: Inputs,
  outputs: Outputs,
  format: Format,
): Headline {
  const single = count === 1;
  return {
    label: single ? `Your ${one}` : `${format.plural(count, many)}`,
    before: single ? `Your ${one} is` : `Your ${many}s are`,
    ...firstOf(outputs, format),
  };
}

/** As many values as there is room for, the first one at least. */
function firstOf({ values, result }: Outputs, format: Format): { figure: string; after?: string } {
  const shown: string[] = [];
  let length = 0;
  for (const { value } of values) {
    const text = typeof value === "number" ? format.number(value, 15) : value;
    length += text.length + 2;
    if (shown.length > 0 && length > ROOM) break;
    shown.push(text);
  }
  const left = values.length - shown.length;
  const figure = shown.join(", ") || result;
  return {
    figure: figure.length > 80 ? `${figure.slice(0, 80)}…` : figure,
    ...(left > 0 && { after: `and ${format.number(left)} more` }),
  };
}

function coinHeadline({ heads, tails, result }: Outputs, format: Format): Headline {
  if (heads === null || tails === null || heads + tails === 1)
    return { label: "Your coin", before: "Your coin shows", figure: result === "H" ? "Heads" : "Tails" };
  return {
    label: "Heads",
    before: `Of ${format.number(heads + tails)} coins`,
    figure: `${format.number(heads)} heads`,
    after: `and ${format.number(tails)} tails`,
  };
}

function teamsHeadline({ items }: Inputs, { teams }: Outputs, format: Format): Headline {
  const size = itemsOf(items).length / teams.length;
  const [smallest, largest] = [Math.floor(size), Math.ceil(size)];
  return {
    label: "Teams",
    before: "Your list makes",
    figure: format.plural(teams.length, "team"),
    after: largest === smallest ? `of ${format.number(largest)}` : `of ${smallest} or ${largest}`,
  };
}

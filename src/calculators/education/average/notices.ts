import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Statistics } from "./statistics";

/** How ambiguous text was read, and what to keep in mind about the results. */
export function notices({ inputs, reading, sample, grouped }: Statistics, format: Format): Listed<Notice> {
  const list: Notice[] = [];
  if (reading?.commas === "thousands" && inputs.commaMeans === "auto")
    list.push(notice("commas-group", "The commas were read as groups of thousands: 1,234 is one number."));
  if (reading && reading.skipped > 0)
    list.push(
      notice(
        "words-skipped",
        `Skipped ${format.plural(reading.skipped, "entry", "entries")} that ${reading.skipped === 1 ? "is not a number" : "are not numbers"}.`,
      ),
    );
  const { below, above } = sample?.outliers() ?? { below: 0, above: 0 };
  const outliers = below + above;
  if (outliers > 0)
    list.push(
      notice(
        "outliers",
        `${format.plural(outliers, "number")} beyond the fences: for such data the median tells more than the mean.`,
      ),
    );
  if (sample && sample.count > 1 && (sample.q1 === null || sample.q3 === null))
    list.push(
      notice(
        "no-exclusive-quartiles",
        `The exclusive method has no quartiles for ${format.plural(sample.count, "number")}: their positions would be beyond the ends.`,
      ),
    );
  if (grouped && !grouped.isEven)
    list.push(
      notice("unequal-classes", "The formula for the mode assumes that all classes are equally wide; these are not."),
    );
  return list;
}

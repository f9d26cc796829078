import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Timeline } from "./Timeline";

it("draws a bar pale under a dot of the same color, which would otherwise be invisible", () => {
  const row = { text: "June", from: 10, to: 20, color: "blue" } as const;
  const html = renderToStaticMarkup(
    <Timeline
      label="Two stretches"
      caption=""
      start={0}
      end={30}
      rows={[
        { ...row, label: "With a dot", dot: 15 },
        { ...row, label: "Without" },
      ]}
    />,
  );
  expect([...html.matchAll(/class="(timeline-span[^"]*)"/g)].map(([, name]) => name)).toEqual([
    "timeline-span line-blue pale",
    "timeline-span line-blue",
  ]);
});

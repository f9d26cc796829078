import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Dial } from "./Dial";

const html = renderToStaticMarkup(
  <Dial
    caption="A night."
    arcs={[
      { from: 0.5, to: 0.75, color: "ochre" },
      { from: 1.25, to: 1.35, color: "green", pale: true },
    ]}
    marks={[
      { at: 0, label: "midnight" },
      { at: 0.25, label: "six", strong: true },
      { at: 0.5, label: "noon" },
      { at: 0.75, label: "eighteen" },
    ]}
    center="7 h"
    below="5 cycles"
  />,
);

it("draws arcs clockwise from the top, including those past a full turn", () => {
  const arcs = [...html.matchAll(/class="(line-[^"]+)".*?stroke-dasharray="([^"]+)" transform="([^"]+)"/g)];
  expect(arcs.map(([, name, dash, turned]) => [name, dash, turned])).toEqual([
    ["line-ochre", "0.25 1", "rotate(90)"],
    ["line-green dial-pale", "0.1 1", "rotate(0)"],
  ]);
});

it("labels marks outside the rim, with each text pointing away from it", () => {
  // The ring of 22 px ends 103 px from the middle.
  const places = [
    ...html.matchAll(
      /<g([^>]*)><line x1="(.*?)" y1="(.*?)" x2="(.*?)" y2="(.*?)"><\/line><text x="(.*?)" y="(.*?)" text-anchor="(\w+)">(\w+)/g,
    ),
  ];
  expect(places.map(([, name, ...rest]) => [name, ...rest].join(" ").trim())).toEqual([
    "0 -103 0 -108 0 -113 middle midnight",
    'class="dial-strong" 81 0 108 0 112 4 start six',
    "0 103 0 108 0 121 middle noon",
    "-103 0 -108 0 -112 4 end eighteen",
  ]);
});

it("says in words what it shows", () => {
  expect(html).toContain('width="300" height="270" viewBox="-150 -135 300 270" role="img" aria-label="A night."');
  expect(html).toContain('<figcaption aria-hidden="true">A night.</figcaption>');
  expect(html).toContain('<text class="dial-center" y="2" text-anchor="middle">7 h</text>');
  expect(html).toContain('<text y="22" text-anchor="middle">5 cycles</text>');
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AS_OF } from "../../data/as-of";
import HomeLinks from "./HomeLinks";

it("says for which year the figures are", () => {
  const html = renderToStaticMarkup(<HomeLinks />);
  expect(html).toContain(`<b>${new Date(AS_OF).getUTCFullYear()}</b>tax and loan figures`);
});

import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CurrencyProvider, useFormat } from "./currency";

function Amount() {
  return useFormat().wholeMoney(123_456);
}

it("is the page's usual one until the visitor chooses another, or dollars if it has none", () => {
  const drawn = (usual?: "INR") =>
    renderToString(
      <CurrencyProvider usual={usual}>
        <Amount />
      </CurrencyProvider>,
    );
  expect(drawn("INR")).toBe("₹1,23,456");
  expect(drawn()).toBe("$123,456");
});

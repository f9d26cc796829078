// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { markRows, stillFilled } from "./marks";

it("marks the rows of the fields that were filled in, and takes back the marks of others", () => {
  document.body.innerHTML = `<article><form>
    <div class="row"><input id="price" name="price"></div>
    <div class="row"><label><input type="radio" name="sex" value="female"></label></div>
    <div class="row"><input id="years"></div>
  </form></article>`;
  const page = document.querySelector("article");
  const marked = () => [...document.querySelectorAll(".row")].map((row) => row.hasAttribute("data-filled"));
  markRows(page, ["price", "sex", "without-a-field"]);
  expect(marked()).toEqual([true, true, false]);
  markRows(page, ["years"]);
  expect(marked()).toEqual([false, false, true]);
  markRows(page, []);
  expect(marked()).toEqual([false, false, false]);
  markRows(null, ["years"]);
});

it("a field counts as filled in until its value changes", () => {
  const filled = { price: 350_000, rate: "6.25", sex: "female", rows: [{ a: 1 }], down: 0 };
  expect(stillFilled(filled, { ...filled, rate: 6.25 })).toEqual(["price", "rate", "sex", "rows", "down"]);
  expect(stillFilled(filled, { price: 360_000, rate: "6.25", sex: "male", rows: [{ a: 2 }] })).toEqual(["rate"]);
});

// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { embedLink, snippetOf } from "./snippet";

it("is a sandboxed frame with a title, and a script", () => {
  const place = document.createElement("div");
  const link = "?note=%22%3E&homePrice=500000";
  place.innerHTML = snippetOf({ origin: "https://reckoner.example", id: "mortgage-calculator", name: 'A & "B"', link });
  const frame = place.querySelector("iframe");
  expect(frame?.getAttribute("src")).toBe(`https://reckoner.example/embed/mortgage-calculator${link}`);
  expect(frame?.getAttribute("title")).toBe('A & "B"');
  expect(frame?.getAttribute("sandbox")?.split(" ")).not.toContain("allow-top-navigation");
  expect(place.querySelector("script")?.getAttribute("src")).toBe("https://reckoner.example/embed.js");
});

it("puts the options into the query, and leaves what follows the # to the inputs", () => {
  const options = { "embed.theme": "dark", "embed.lock": "a,b" };
  expect(embedLink("?homePrice=500000", options)).toBe("?homePrice=500000&embed.theme=dark&embed.lock=a,b");
  expect(embedLink("#heightCm=180", options)).toBe("?embed.theme=dark&embed.lock=a,b#heightCm=180");
  expect(embedLink("", {})).toBe("");
  expect(embedLink("?tool=wave", {})).toBe("?tool=wave");
});

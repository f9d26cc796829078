import { expect, it } from "vitest";
import { ratio } from "./ratio";

it("repeats a ratio only if it could have been meant in another way", () => {
  expect(ratio("4 : 3")).not.toHaveProperty("echo");
  expect(ratio("1920x1080")).toHaveProperty("echo", "1,920 : 1,080");
  expect(ratio("1,5 : 2")).toHaveProperty("echo", "1.5 : 2");
});

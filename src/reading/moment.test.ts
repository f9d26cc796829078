import { expect, it } from "vitest";
import { moment } from "./moment";
import { time } from "./time";

it.each([
  ["2027-03-01T21:15:30", "2027-03-01T21:15", "March 1, 2027, 21:15"],
  ["2027-03-01T21:15:00.5", "2027-03-01T21:15", "March 1, 2027, 21:15"],
  ["2027-03-01T21:15Z", "2027-03-01T21:15", "March 1, 2027, 21:15"],
  ["2027-03-01 9:15:30 pm", "2027-03-01T21:15", "March 1, 2027, 21:15"],
])("echoes %j, of which something is left out", (text, value, echo) => {
  expect(moment(text)).toEqual({ value, echo });
});

it.each(["2027-03-01T21:15", "2027-03-01T21:15:00", "2027-03-01 9:15 pm"])("does not echo %j", (text) => {
  expect(moment(text)).toEqual({ value: "2027-03-01T21:15" });
});

it("echoes a time of day without its seconds", () => {
  expect(time("7:56:35")).toEqual({ value: "07:56", echo: "07:56" });
  expect(time("7:56:00")).toEqual({ value: "07:56" });
});

it.each([
  // Where the time is understood, the day before it is what is wrong.
  ["soon 9:15 pm", "soon", "“soon” is not understood."],
  ["March 45, 2027, 9:15 pm", "March 45, 2027", "March has no day 45."],
  ["soon", "soon", "“soon” is not understood."],
  ["9:15 pm soon", "9:15 pm soon", "“9:15 pm soon” is not understood."],
])("says what is wrong with %j", (text, part, reason) => {
  expect(moment(text)).toEqual({ part, refusal: expect.stringContaining(reason) });
});

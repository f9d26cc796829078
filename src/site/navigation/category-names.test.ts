import { expect, it } from "vitest";
import { CATEGORIES } from "../../calculators/catalog";
import { categoryHeading, categoryMidSentence, lowerWords } from "./category-names";

it("keeps the names of tools and utilities, and calls all other categories calculators", () => {
  expect(CATEGORIES.map(({ name }) => categoryHeading(name))).toEqual([
    "Financial calculators",
    "Investment calculators",
    "Health & lifestyle calculators",
    "Date & time calculators",
    "Educational calculators",
    "Conversions & units calculators",
    "Science & engineering calculators",
    "Developer tools",
    "Everyday utilities",
  ]);
  expect(categoryMidSentence("Date & Time")).toBe("date & time calculators");
});

it("keeps abbreviations capitalized", () => {
  expect(["Home Loan EMI", "FHA Loan", "UUID Generator", "Base64 Encoder/Decoder"].map(lowerWords)).toEqual([
    "home loan EMI",
    "FHA loan",
    "UUID generator",
    "Base64 encoder/decoder",
  ]);
  expect(lowerWords("Text to ASCII/Binary Converter")).toBe("text to ASCII/binary converter");
});

/** The pages that are only text. */
import type { ComponentType } from "react";
import { FIGURE_SUBJECTS, FIGURES_PATH } from "./figures/subjects";

interface TextEntry {
  readonly title: string;
  readonly description: string;
  load(): Promise<{ default: ComponentType }>;
}

export const TEXT_PAGES: Readonly<Record<string, TextEntry>> = {
  "/about-us": {
    title: "About Us",
    description: "Who makes Reckoner, how its calculators are checked, and where the figures come from.",
    load: () => import("./AboutUs"),
  },
  "/contact-us": {
    title: "Contact Us",
    description: "How to reach us with a question, a wrong figure or an idea. We reply within 24-48 hours.",
    load: () => import("./ContactUs"),
  },
  "/terms": {
    title: "Terms & Conditions",
    description: "The terms on which you may use the calculators of Reckoner.",
    load: () => import("./terms.md"),
  },
  "/privacy": {
    title: "Privacy Policy",
    description: "What Reckoner stores in your browser, what it sends, and what it never does.",
    load: () => import("./privacy.md"),
  },
  "/accuracy": {
    title: "Accuracy",
    description: "The published examples and independent programs that each calculator is checked against.",
    load: () => import("./accuracy/page"),
  },
  [FIGURES_PATH]: {
    title: "Dated Figures",
    description: "Every tax bracket, loan limit, fee and guideline behind the calculators, with its period and source.",
    load: async () => (await import("./figures/pages")).figuresPage(),
  },
  ...Object.fromEntries(
    FIGURE_SUBJECTS.map((subject) => [
      subject.path,
      {
        title: subject.title,
        description: subject.description,
        load: async () => (await import("./figures/pages")).subjectPage(subject),
      },
    ]),
  ),
};

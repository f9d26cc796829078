/** The pages of dated figures with their data, which no other page loads. */
import figures from "virtual:dated-figures";
import type { ComponentType } from "react";
import { FiguresPage } from "./FiguresPage";
import { SubjectPage } from "./SubjectPage";
import type { FigureSubject } from "./subjects";

interface Loaded {
  readonly default: ComponentType;
}

export function figuresPage(): Loaded {
  return { default: () => <FiguresPage figures={figures} /> };
}

export function subjectPage(subject: FigureSubject): Loaded {
  return { default: () => <SubjectPage subject={subject} figures={figures} /> };
}

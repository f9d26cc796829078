/** The answer to the text of the search box, if it is a question. */
import { useEffect, useState } from "react";
import type { CardAnswer, NoAnswer } from "./asking";

export interface Asking {
  /** The last answer since the box was empty; null if there was none. */
  readonly answer: CardAnswer | null;
  /** Whether the answer is for an earlier text. */
  readonly isStale: boolean;
  /** Why the text has no answer. Empty unless an answer is on screen or a similar question has one. */
  readonly problem: string;
}

const NOTHING: Asking = { answer: null, isStale: false, problem: "" };

/** A question has a figure, or several words. */
function mayBeQuestion(text: string): boolean {
  return /\d|\S\s+\S/.test(text);
}

export function useAsking(text: string): Asking {
  const [asking, setAsking] = useState(NOTHING);
  useEffect(() => {
    const question = text.trim();
    if (question === "" || !mayBeQuestion(question)) {
      setAsking(NOTHING);
      return;
    }
    let isOver = false;
    setAsking((before) => (before.answer ? { ...before, isStale: true } : before));
    answerTo(question).then((result) => {
      if (isOver || result === null) return;
      setAsking((before) =>
        "refusal" in result
          ? {
              answer: before.answer,
              isStale: before.answer !== null,
              problem: before.answer || result.near !== undefined ? result.refusal : "",
            }
          : { answer: result, isStale: false, problem: "" },
      );
    });
    return () => {
      isOver = true;
    };
  }, [text]);
  return asking;
}

/** Null if what answers could not be fetched: the list works without it. */
async function answerTo(question: string): Promise<CardAnswer | NoAnswer | null> {
  try {
    const { askHere } = await import("./asking");
    return await askHere(question);
  } catch {
    return null;
  }
}

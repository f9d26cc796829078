import { useLayoutEffect, useMemo, useRef } from "react";

type Problems = ReadonlyMap<string, string>;

/**
 * The problems to show. While a field is being typed into, only those already shown at other fields, since
 * half-typed text may make other fields invalid, too.
 */
export function useShownProblems(problems: Problems, typing: string | null): Problems {
  const beforeTyping = useRef<Problems>(problems);
  useLayoutEffect(() => {
    if (typing === null) beforeTyping.current = problems;
  }, [problems, typing]);
  return useMemo(() => shownProblems(problems, beforeTyping.current, typing), [problems, typing]);
}

export function shownProblems(problems: Problems, beforeTyping: Problems, typing: string | null): Problems {
  if (typing === null || problems.size === 0) return problems;
  return new Map([...problems].filter(([key]) => key !== typing && beforeTyping.has(key)));
}

import { useEffect, useState } from "react";

/** Whether the answer is on screen, above the bar that repeats it. */
export function useAnswerSeen(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const answer = document.querySelector(".answer");
    if (!answer) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(Boolean(entry?.isIntersecting)), {
      rootMargin: "0px 0px -72px 0px",
      threshold: 0.4,
    });
    observer.observe(answer);
    return () => observer.disconnect();
  }, []);
  return seen;
}

import { type RelatedPage, relatedPages } from "./related";

/** Links to what people ask next, and to other calculators. They are in the HTML, without their script. */
export function RelatedPages({ id }: { id: string }) {
  const { next, others } = relatedPages(id);
  return (
    <>
      {next.length > 0 && <Links intro="Next, with these figures:" pages={next} />}
      {others.length > 0 && <Links intro="See also" pages={others} />}
    </>
  );
}

function Links({ intro, pages }: { intro: string; pages: readonly RelatedPage[] }) {
  return (
    <p className="related">
      {`${intro} `}
      {pages.map(({ path, text }, i) => (
        <span key={path}>
          {i > 0 && " · "}
          <a href={path} data-prefetch>
            {text}
          </a>
        </span>
      ))}
    </p>
  );
}

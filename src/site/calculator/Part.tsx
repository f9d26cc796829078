import { type ReactNode, useState } from "react";

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/**
 * An explanation below the answer. On a phone it is collapsed until its heading is tapped; elsewhere it is
 * open.
 */
export function Part({ id, title, intro, children }: PartProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className="page part" aria-labelledby={id} data-open={open ? "" : undefined}>
      <div>
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
        <button
          type="button"
          className="part-toggle"
          aria-labelledby={id}
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={`${id}-content`} className="part-content">
        {children}
      </div>
    </section>
  );
}

/** The dropdown of the header: categories at the left, the calculators of the one pointed at on the right. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { CATEGORIES, type Category } from "../../calculators/catalog";
import "./category-menu.css";

function linksIn(list: HTMLUListElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll("a") ?? [])];
}

export default function CategoryMenu({ focusFirst, onClose }: { focusFirst: boolean; onClose(): void }) {
  const [active, setActive] = useState(CATEGORIES[0] as Category);
  const categories = useRef<HTMLUListElement>(null);
  const calculators = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (focusFirst) linksIn(categories.current)[0]?.focus();
  }, [focusFirst]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const inCategories = categories.current?.contains(event.target as Node);
    const list = linksIn(inCategories ? categories.current : calculators.current);
    const at = list.indexOf(event.target as HTMLAnchorElement);
    const moves: Record<string, () => HTMLElement | undefined> = {
      ArrowDown: () => list[(at + 1) % list.length],
      ArrowUp: () => list[(at - 1 + list.length) % list.length],
      Home: () => list[0],
      End: () => list.at(-1),
      ArrowRight: () => (inCategories ? linksIn(calculators.current)[0] : undefined),
      ArrowLeft: () => (inCategories ? undefined : linksIn(categories.current)[CATEGORIES.indexOf(active)]),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move()?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the links inside
    <div className="category-menu" onKeyDown={onKeyDown}>
      <ul ref={categories} aria-label="Categories">
        {CATEGORIES.map((category) => (
          <li key={category.path}>
            <a
              href={category.path}
              // One stop for the Tab key; the arrow keys reach the others.
              tabIndex={category === active ? 0 : -1}
              className={category === active ? "active" : undefined}
              onPointerEnter={(event) => event.pointerType !== "touch" && setActive(category)}
              onFocus={() => setActive(category)}
              onClick={(event) => {
                // The first tap of a finger shows the calculators, the second opens the category.
                const tapped =
                  event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "touch";
                if (tapped && category !== active) event.preventDefault();
                setActive(category);
              }}
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
      <ul ref={calculators} aria-label={`${active.name} calculators`}>
        {active.calculators.map((entry) => (
          <li key={entry.id}>
            <a href={`/${entry.id}`}>{entry.name}</a>
          </li>
        ))}
        {active.calculators.length === 0 && <li className="empty">No calculators in this category yet.</li>}
      </ul>
      <button type="button" className="visually-hidden" onClick={onClose}>
        Close the menu
      </button>
    </div>
  );
}

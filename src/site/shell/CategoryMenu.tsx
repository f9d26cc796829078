/** The dropdown in the header: categories on the left, calculators of the active one on the right. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { CATEGORIES, type Category } from "../../calculators/catalog";
import { categoryHeading } from "../navigation/category-names";
import { isTouch } from "./CalculatorsLink";
import { headsFor, type TimedPoint, TRAIL } from "./pointer-aim";
import "./category-menu.css";

function linksIn(list: HTMLUListElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll("a") ?? [])];
}

export default function CategoryMenu({ focusFirst, onClose }: { focusFirst: boolean; onClose(): void }) {
  const [active, setActive] = useState(CATEGORIES[0] as Category);
  const categories = useRef<HTMLUListElement>(null);
  const calculators = useRef<HTMLUListElement>(null);

  /** The category last tapped with a finger. */
  const tapped = useRef<Category>(undefined);
  const aim = usePointerAim(calculators);
  const menu = useRef<HTMLDivElement>(null);
  useClosing(menu, onClose);

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
    <div ref={menu} className="category-menu" onKeyDown={onKeyDown} onPointerMove={aim.note}>
      <ul ref={categories} aria-label="Categories">
        {CATEGORIES.map((category) => (
          <li key={category.path}>
            <a
              href={category.path}
              // One stop for the Tab key; the arrow keys reach the others.
              tabIndex={category === active ? 0 : -1}
              className={category === active ? "active" : undefined}
              onPointerEnter={(event) => {
                aim.note(event);
                if (event.pointerType !== "touch") aim.unlessHeading(() => setActive(category));
              }}
              onFocus={() => setActive(category)}
              onClick={(event) => {
                // The first tap shows the calculators; the second opens the category.
                if (isTouch(event.nativeEvent) && category !== tapped.current) {
                  event.preventDefault();
                  tapped.current = category;
                }
                setActive(category);
              }}
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
      <ul ref={calculators} aria-label={categoryHeading(active.name)} onPointerEnter={aim.cancel}>
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

/** Delays activating a category while the pointer crosses it diagonally on its way to the list. */
function usePointerAim(list: RefObject<HTMLElement | null>) {
  const trail = useRef<TimedPoint[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const unlessHeading = (action: () => void) => {
    clearTimeout(timer.current);
    const place = list.current?.getBoundingClientRect();
    if (place && headsFor(trail.current, performance.now(), place))
      timer.current = setTimeout(() => unlessHeading(action), TRAIL);
    else action();
  };
  return {
    note({ clientX, clientY }: PointerEvent) {
      const time = performance.now();
      const recent = trail.current.filter((point) => time - point.time <= TRAIL);
      trail.current = [...recent, { x: clientX, y: clientY, time }];
    },
    unlessHeading,
    cancel: () => clearTimeout(timer.current),
  };
}

/** Escape closes the menu, as does a press anywhere outside it and its link. */
function useClosing(menu: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  // On the document, because focus may be anywhere on the page if the pointer opened the menu.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      // Escape must do nothing else on the page, such as clear a display.
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (!menu.current?.parentElement?.contains(event.target as Node)) close.current();
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPointerDown, true);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPointerDown, true);
    };
  }, [menu]);
}

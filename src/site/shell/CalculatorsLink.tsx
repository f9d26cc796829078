import { useEffect, useRef, useState } from "react";
import { lazyComponent, useLazyComponent } from "./lazy-component";

const CategoryMenu = lazyComponent<{ focusFirst: boolean; onClose(): void }>(() => import("./CategoryMenu"));

/** How long the pointer may pass over the link, or wander off the dropdown, before anything happens. */
const OPEN_DELAY = 80;
const CLOSE_DELAY = 250;

interface CalculatorsLinkProps {
  readonly open: boolean;
  onOpen(): void;
  onClose(): void;
}

/** A link to the list on the home page until the dropdown has loaded. */
export function CalculatorsLink({ open, onOpen, onClose }: CalculatorsLinkProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<HTMLSpanElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [focusMenu, setFocusMenu] = useState(false);
  const after = (delay: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };
  const openSoon = () => {
    setFocusMenu(false);
    CategoryMenu.fetch();
    after(OPEN_DELAY, onOpen);
  };
  const closeAndReturn = () => {
    clearTimeout(timer.current);
    // A menu that the pointer opened leaves the focus where it was.
    if (place.current?.contains(document.activeElement)) link.current?.focus();
    onClose();
  };

  // A pointer already resting here when the script loads fires no enter event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useEffect(() => {
    if (place.current?.matches(":hover") && matchMedia("(hover: hover)").matches) openSoon();
    return () => clearTimeout(timer.current);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way of opening; keys use the link inside
    <span
      ref={place}
      className="dropdown"
      onPointerEnter={(event) => event.pointerType !== "touch" && openSoon()}
      onPointerLeave={(event) => event.pointerType !== "touch" && after(CLOSE_DELAY, onClose)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && onClose()}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: without its script it leads to the contents of the home page */}
      <a
        ref={link}
        href="/#contents"
        aria-expanded={open}
        onClick={(event) => {
          event.preventDefault();
          clearTimeout(timer.current);
          const byKey = event.detail === 0;
          setFocusMenu(byKey);
          // A click after the hover that opened the menu must not close it again.
          if (open && (byKey || isTouch(event.nativeEvent))) onClose();
          else onOpen();
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setFocusMenu(true);
          onOpen();
        }}
      >
        Calculators
      </a>
      {open && <OpenMenu focusFirst={focusMenu} onClose={closeAndReturn} />}
    </span>
  );
}

/** Whether the click came from a finger. */
export function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

function OpenMenu(props: { focusFirst: boolean; onClose(): void }) {
  const Menu = useLazyComponent(CategoryMenu, props.onClose);
  return Menu && <Menu {...props} />;
}

import { useEffect, useRef, useState } from "react";
import { site } from "../../../site.config";
import { OPENS_BOX } from "../hydration/early-input";
import { CalculatorsLink } from "./CalculatorsLink";
import { CurrencySelect } from "./CurrencySelect";
import { SearchDialog, SideMenu, useLazyComponent } from "./lazy-components";
import { useTypedAhead } from "./typed-ahead";

type Overlay = "menu" | "search" | "side" | null;

export function Header({ path, visit }: { path: string; visit: number }) {
  const [open, setOpen] = useState<Overlay>(null);
  const search = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  // A dropdown that closes late must not take the search with it that was opened meanwhile.
  const closeMenu = () => setOpen((current) => (current === "menu" ? null : current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit to any page closes whatever is open
  useEffect(close, [visit]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A calculator on the page may have its own use for a key.
      if (event.defaultPrevented) return;
      const typing =
        event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
      const slash = event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
      const palette = event.key === "k" && (event.ctrlKey || event.metaKey);
      if (!slash && !palette) return;
      event.preventDefault();
      setOpen("search");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <header className="site">
      <div className="wrap">
        <a className="logo" href="/">
          <Logo />
          {site.name}
        </a>
        <nav className="main-links" aria-label="Main">
          <a href="/" aria-current={path === "/" ? "page" : undefined}>
            Home
          </a>
          <CalculatorsLink open={open === "menu"} onOpen={() => setOpen("menu")} onClose={closeMenu} />
          <a href="/about-us" aria-current={path === "/about-us" ? "page" : undefined}>
            About Us
          </a>
          <a href="/contact-us" aria-current={path === "/contact-us" ? "page" : undefined}>
            Contact Us
          </a>
        </nav>
        <div className="header-tools">
          <CurrencySelect />
          <button
            ref={search}
            type="button"
            className="ghost"
            aria-haspopup="dialog"
            aria-keyshortcuts="/ Control+K"
            {...{ [OPENS_BOX]: "" }}
            onPointerEnter={() => SearchDialog.fetch()}
            onClick={() => setOpen("search")}
          >
            Search <span aria-hidden="true">/</span>
          </button>
          <button
            type="button"
            className="ghost menu-button"
            aria-haspopup="dialog"
            onPointerDown={() => SideMenu.fetch()}
            onClick={() => setOpen("side")}
          >
            Menu
          </button>
        </div>
      </div>
      {open === "search" && <OpenSearch onClose={close} />}
      {open === "side" && <OpenSideMenu onClose={close} onSearch={() => setOpen("search")} />}
    </header>
  );
}

function OpenSearch(props: { onClose(): void }) {
  const takeTyped = useTypedAhead(props.onClose);
  const Dialog = useLazyComponent(SearchDialog, props.onClose);
  return Dialog && <Dialog takeTyped={takeTyped} {...props} />;
}

function OpenSideMenu(props: { onClose(): void; onSearch(): void }) {
  const Menu = useLazyComponent(SideMenu, props.onClose);
  return Menu && <Menu {...props} />;
}

function Logo() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M4 3.5h13a3 3 0 0 1 3 3v14H7a3 3 0 0 1-3-3z" />
      <path d="M4 17.5a3 3 0 0 1 3-3h13M8.5 7.5h7M8.5 11h4" />
    </svg>
  );
}

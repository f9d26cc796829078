import { useEffect, useState } from "react";
import { site } from "../../../site.config";
import { OPENS_BOX } from "../hydration/early-input";
import type { TypedBefore } from "../hydration/use-early-input";
import type { CalculatorCard } from "../navigation/page";
import { listedId, noteOpened } from "../preferences/own-calculators";
import { CalculatorsLink } from "./CalculatorsLink";
import { CurrencySelect } from "./CurrencySelect";
import { type TypedKeys, useKeysForDialog } from "./dialog-keys";
import { lazyComponent, useLazyComponent } from "./lazy-component";

const SearchDialog = lazyComponent<{ takeTyped: () => TypedKeys; onClose(): void }>(() => import("./SearchDialog"));
const SideMenu = lazyComponent<{ onClose(): void; onSearch(): void }>(() => import("./SideMenu"));

type Overlay = "menu" | "search" | "side" | null;

interface HeaderProps extends TypedBefore {
  readonly path: string;
  readonly visit: number;
  /** The calculator on the page. */
  readonly card: CalculatorCard | undefined;
}

/** Controls that may be used before the script loads have ids. */
export default function Header({ path, visit, card, typedBefore }: HeaderProps) {
  const [open, setOpen] = useState<Overlay>(null);
  const close = () => setOpen(null);
  // A dropdown that closes late must not also close a search that was opened in the meantime.
  const closeMenu = () => setOpen((current) => (current === "menu" ? null : current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit to any page closes whatever is open
  useEffect(close, [visit]);
  // This script loads with the first sign of activity, so whatever was only glanced at is not among those used last.
  useEffect(() => {
    if (card) noteOpened(listedId(card));
  }, [card]);

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
          <CurrencySelect typedBefore={typedBefore} />
          <button
            type="button"
            id="site-search"
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
            id="site-menu"
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
  const takeTyped = useKeysForDialog(props.onClose);
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

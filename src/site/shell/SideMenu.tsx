/** The menu for small screens: slides in over the page, which does not scroll while it is open. */
import { useEffect, useRef } from "react";
import { CATEGORIES } from "../../calculators/catalog";
import { categoryMidSentence } from "../navigation/category-names";
import { useModal } from "../platform/modal";
import { CurrencySelect } from "./CurrencySelect";
import "./side-menu.css";

export default function SideMenu({ onClose, onSearch }: { onClose(): void; onSearch(): void }) {
  const dialog = useModal(onClose);
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => closing.current?.focus(), []);
  return (
    <dialog {...dialog} className="side-menu" aria-label="Menu">
      <div className="side-menu-page">
        <div className="side-menu-top">
          <CurrencySelect />
          <button type="button" className="ghost" onClick={onSearch}>
            Search
          </button>
          <button ref={closing} type="button" className="ghost" onClick={onClose}>
            Close
          </button>
        </div>
        <nav aria-label="Menu">
          <a href="/">Home</a>
          <a href="/about-us">About Us</a>
          <a href="/contact-us">Contact Us</a>
          <h2>Calculators</h2>
          {CATEGORIES.map((category) => (
            <details key={category.path}>
              <summary>{category.name}</summary>
              <ul>
                <li>
                  <a href={category.path}>All {categoryMidSentence(category.name)}</a>
                </li>
                {category.calculators.map((entry) => (
                  <li key={entry.id}>
                    <a href={`/${entry.id}`}>{entry.name}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      </div>
    </dialog>
  );
}

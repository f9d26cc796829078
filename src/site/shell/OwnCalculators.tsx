import { type KeyboardEvent, type ReactNode, type Ref, useSyncExternalStore } from "react";
import { findEntry, findTool } from "../../calculators/catalog";
import { shortName } from "../navigation/category-names";
import { clearOwn, type OwnList, onOwnCalculators, ownCalculators } from "../preferences/own-calculators";
import "./own-calculators.css";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The calculators of a list that there are, with their names. Those that are favorites are not listed as recent, too. */
function named(list: OwnList): Named[] {
  const others = list === "favorites" ? [] : ownCalculators("favorites");
  return ownCalculators(list).flatMap((id) => {
    const { pathname, searchParams } = new URL(id, "https://site.invalid");
    const entry = findEntry(pathname.slice(1));
    const name = entry && (searchParams.has("tool") ? findTool(entry, searchParams.get("tool"))?.name : entry.name);
    return name && !others.includes(id) ? [{ id, name }] : [];
  });
}

const LISTS = { favorites: "Favorites", "recent-calculators": "Recent" } as const;

interface OwnCalculatorsProps {
  /** The first link, which the arrow keys reach. */
  readonly first?: Ref<HTMLAnchorElement>;
  /** An arrow key was pressed on a link. */
  onLeave?(): void;
  /** In place of lists that are both empty. */
  readonly none?: ReactNode;
}

/** The visitor's favorites and the calculators opened last. */
export function OwnCalculators({ first, onLeave, none }: OwnCalculatorsProps) {
  const stored = useSyncExternalStore(
    onOwnCalculators,
    () => JSON.stringify([named("favorites"), named("recent-calculators")]),
    () => "[[],[]]",
  );
  const [favorites, recent]: [Named[], Named[]] = JSON.parse(stored);
  const lists = [
    { list: "favorites", calculators: favorites },
    { list: "recent-calculators", calculators: recent },
  ] as const;
  const shown = lists.filter(({ calculators }) => calculators.length > 0);

  function onKeyDown(event: KeyboardEvent): void {
    if (!onLeave || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    onLeave();
  }

  if (shown.length === 0) return none;
  return shown.map(({ list, calculators }, i) => (
    <nav key={list} className="own-calculators" aria-label={LISTS[list]}>
      <span aria-hidden="true">{LISTS[list]}</span>
      <ul>
        {calculators.map(({ id, name }, at) => (
          <li key={id}>
            <a ref={i === 0 && at === 0 ? first : undefined} href={`/${id}`} onKeyDown={onKeyDown}>
              {shortName(name)}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="link" aria-label={`Clear ${LISTS[list]}`} onClick={() => clearOwn(list)}>
        Clear
      </button>
    </nav>
  ));
}

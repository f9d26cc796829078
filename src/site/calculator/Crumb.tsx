import { useSyncExternalStore } from "react";
import type { CalculatorCard } from "../navigation/page";
import { toast } from "../platform/toast";
import { listedId, onOwnCalculators, ownCalculators, setFavorite } from "../preferences/own-calculators";

/** Where the calculator stands on the site, and the button that puts it among the visitor's favorites. */
export default function Crumb({ card }: { readonly card: CalculatorCard }) {
  const id = listedId(card);
  const isFavorite = useSyncExternalStore(
    onOwnCalculators,
    () => ownCalculators("favorites").includes(id),
    // Unknown in the HTML, which thus does without the attribute.
    () => undefined,
  );
  return (
    <p className="crumb">
      <a href={card.category.path}>{card.category.name}</a>
      {card.collection && (
        <>
          {" / "}
          <a href={`/${card.id}`}>{card.collection}</a>
        </>
      )}
      <button
        type="button"
        id="favorite"
        className="link"
        aria-pressed={isFavorite}
        onClick={() => {
          setFavorite(id, !isFavorite);
          toast(
            isFavorite ? "Removed from your favorites" : "Added to your favorites, on the home page and in the search",
          );
        }}
      >
        Favorite
      </button>
    </p>
  );
}

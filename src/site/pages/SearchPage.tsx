import { deferred } from "../hydration/island";
import "./pages.css";

const SearchContents = deferred(() => import("./SearchContents"));

/** The page that a browser opens for a search on this site: `/search?q=…`. The HTML has no question yet. */
export default function SearchPage() {
  return <SearchContents outdated />;
}

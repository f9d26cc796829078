import { deferred } from "../hydration/island";
import "./pages.css";

const NotFoundContents = deferred(() => import("./NotFoundContents"), "used");

/** An address without a page: the HTML says so, and the list is fetched only for a search. */
export default function NotFoundPage() {
  return <NotFoundContents />;
}

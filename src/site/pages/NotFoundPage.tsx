import { deferred } from "../hydration/island";
import "./pages.css";

const NotFoundContents = deferred(() => import("./NotFoundContents"), "used");

/** An address without a page: its HTML says so, and the list to search is fetched for those who search. */
export default function NotFoundPage() {
  return <NotFoundContents />;
}

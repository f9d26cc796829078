import { deferred } from "../hydration/island";
import "./pages.css";

const CategoryContents = deferred(() => import("./CategoryContents"), "used");

/** The calculators in one category. The HTML is enough until it is filtered, so most visits fetch no list. */
export default function CategoryPage({ path }: { path: string }) {
  return <CategoryContents path={path} />;
}

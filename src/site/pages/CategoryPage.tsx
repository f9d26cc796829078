import { deferred } from "../hydration/island";
import "./pages.css";

const CategoryContents = deferred(() => import("./CategoryContents"), "used");

/** The calculators of one category. Its HTML says all until somebody filters it, so most visits fetch no list. */
export default function CategoryPage({ path }: { path: string }) {
  return <CategoryContents path={path} />;
}

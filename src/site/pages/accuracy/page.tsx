/** The page with its data, which no other page loads. */
import accuracy from "virtual:accuracy";
import { AccuracyPage } from "./AccuracyPage";

export default function Page() {
  return <AccuracyPage accuracy={accuracy} />;
}

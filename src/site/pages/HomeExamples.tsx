import { SEARCH_PATH } from "../navigation/page";
import { visitorCountry } from "../preferences/country";
import { useCurrency } from "../preferences/currency";
import { examplesFor } from "./examples";

/** Questions to begin with, as people in the visitor's country ask them. The HTML has those of the United States. */
export default function HomeExamples() {
  // Choosing a currency chooses a country.
  useCurrency();
  return (
    <p className="home-examples">
      {examplesFor(visitorCountry()).map((question) => (
        <a key={question} href={`${SEARCH_PATH}?${new URLSearchParams({ q: question })}`}>
          {question}
        </a>
      ))}
    </p>
  );
}

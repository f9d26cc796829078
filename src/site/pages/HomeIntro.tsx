import { site } from "../../../site.config";

/** The promise. */
export default function HomeIntro() {
  return (
    <>
      <h1>{site.tagline}</h1>
      <p className="lede">
        Free calculators for money, health, school, science and everyday life. They run in your browser, show their
        working and name their sources.
      </p>
    </>
  );
}

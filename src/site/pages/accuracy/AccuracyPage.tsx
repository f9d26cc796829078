import type { Accuracy, CalculatorAccuracy } from "../../../calculators/accuracy";
import type { Comparison } from "../../../core/published";
import "./accuracy.css";

/** What each calculator is checked against. */
export function AccuracyPage({ accuracy }: { accuracy: readonly Accuracy[] }) {
  const all = accuracy.flatMap(({ calculators }) => calculators);
  const comparisons = all.flatMap((one) => one.comparisons);
  const withSources = all.filter((one) => one.comparisons.length > 0).length;
  const sum = (unit: "cases" | "figures") => comparisons.reduce((total, one) => total + one[unit], 0);
  return (
    <>
      <h1>Accuracy</h1>
      <p className="lede">
        Each release asks the calculators for examples that others have published, and is not built if an answer
        differs. This page is written by that check: {counted(sum("cases"), "example")} with{" "}
        {counted(sum("figures"), "figure")} from {counted(comparisons.length, "source")}, for {withSources} of{" "}
        {all.length} calculators.
      </p>
      <p>
        The deviation is the largest distance between an answer and the printed figure, in units of the figure’s last
        digit: up to 0.5 means that all answers round to what is printed. Where more is allowed, the row says why.
        Programs named in a row were asked the same questions by our tests. All calculators are also tested with
        examples worked out by hand, rules that any answer must obey, and random inputs.
      </p>
      {accuracy.map(({ category, calculators }) => (
        <section key={category}>
          <h2>{category}</h2>
          <dl className="checked">
            {calculators.map((one) => (
              <div key={one.id} id={one.id}>
                <dt>
                  <a href={`/${one.id}`}>{one.name}</a>
                </dt>
                <Checks {...one} />
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Checks({ id, comparisons, opinions }: CalculatorAccuracy) {
  return (
    <dd>
      {comparisons.map((one) => (
        <p key={one.title}>
          {one.url ? <a href={one.url}>{one.title}</a> : one.title}, {one.date}: {counted(one.cases, "example")},{" "}
          {counted(one.figures, "figure")}, {deviation(one)}.{one.because && ` ${one.because}`}
        </p>
      ))}
      {opinions.map(({ program, compared }) => (
        <p key={program}>
          {program}: {compared}.
        </p>
      ))}
      {comparisons.length + opinions.length === 0 && (
        <p>Examples worked out by hand, rules and random inputs; no published examples yet.</p>
      )}
      <p>
        <a href={`/${id}#limits`}>What it leaves out</a>
      </p>
    </dd>
  );
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}

function deviation({ deviation }: Comparison): string {
  if (deviation === 0) return "no deviation";
  return deviation < 0.01 ? "deviation below 0.01" : `deviation ${deviation.toFixed(2)}`;
}

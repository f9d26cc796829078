import { useState } from "react";

/** The least that React can do: two fields and their product. */
export function App() {
  const [whole, setWhole] = useState("200");
  const [percent, setPercent] = useState("15");
  const part = ((Number.parseFloat(whole) || 0) * (Number.parseFloat(percent) || 0)) / 100;
  return (
    <main>
      <h1>Percentage calculator</h1>
      <p>What is X percent of Y? Type two numbers and read the result below; everything runs in your browser.</p>
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          Percent{" "}
          <input id="x" inputMode="decimal" value={percent} onChange={(event) => setPercent(event.target.value)} />
        </label>
        <label>
          Value <input id="y" inputMode="decimal" value={whole} onChange={(event) => setWhole(event.target.value)} />
        </label>
      </form>
      <output>{part.toLocaleString("en-US")}</output>
    </main>
  );
}

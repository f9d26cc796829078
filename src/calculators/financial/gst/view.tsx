import { type Color, defineView, type Parts, type ViewProps } from "../../../site/kit";
import gst from "./calculator";
import { InvoiceDisplay } from "./Invoice";
import { printedAmounts } from "./printed";
import { GENERAL_RATES, SPECIAL_RATES } from "./rates";
import "./invoice.css";

const COLORS: readonly Color[] = ["ochre", "blue", "red"];

const TOTALS = ["netAmount", "taxAmount", "cess", "grossAmount"];

/** The current rates as buttons, so that the user need not type one. */
function RateChips({ inputs, textOf, setInputs, format }: ViewProps<typeof gst>) {
  if ((textOf("system") || inputs.system) !== "india-gst") return null;
  const typed = Number(textOf("gstRate"));
  return (
    <fieldset className="rate-chips">
      <legend>Current GST rates</legend>
      <div>
        {[...GENERAL_RATES, ...SPECIAL_RATES].map((rate) => (
          <button
            key={rate}
            type="button"
            aria-pressed={rate === typed}
            onClick={() => setInputs({ gstRate: String(rate) })}
          >
            {format.percent(rate)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export default defineView(gst, {
  FormTop: RateChips,
  hints: {
    state: ({ inputs, model, format }) =>
      model.answer.us && inputs.stateRate === null
        ? `State rate ${format.percent(model.answer.us.stateRate.toNumber())}`
        : null,
    localRate: ({ outputs: { combinedRate }, format }) =>
      combinedRate === null ? null : `${format.percent(combinedRate)} combined`,
    gstRate: ({ model: { answer }, format }) =>
      answer.parts.length > 1 && answer.parts[0]?.rate
        ? answer.parts.map(({ name, rate }) => `${name} ${format.percent(rate?.toNumber() ?? null)}`).join(", ")
        : null,
  },
  parts: ({ model: { answer }, outputs, format }): Parts | null => {
    if (outputs.grossAmount === 0) return null;
    const { net, cess, gross, parts } = printedAmounts(answer, format);
    const taxes = [
      ...answer.parts.map(({ name }, i) => ({ label: name, value: parts[i] as number })),
      ...(cess > 0 ? [{ label: "Cess", value: cess }] : []),
    ];
    return {
      rows: [
        { label: "Net", value: net, color: "green" },
        ...taxes.map((tax, i) => ({ ...tax, color: COLORS[i % COLORS.length] as Color })),
      ],
      total: { label: "With tax", value: gross },
    };
  },
  Display: InvoiceDisplay,
  idleInputs: ({ inputs }) => (inputs.items.length > 0 ? ["amount", "quantity"] : []),
  tabs: [
    { label: "Lines", table: "lines", without: ["cess"], totals: TOTALS },
    { label: "By rate", table: "byRate", without: ["cess"], totals: ["lines", ...TOTALS] },
    { label: "Rates and their dates", table: "gstRates" },
    { label: "State rates", table: "stateRates" },
  ],
});

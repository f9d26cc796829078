import { choice } from "../../../core/fields";
import { withoutRemark } from "../../../math/units/remark";
import type { Unit } from "../../../math/units/unit-names";
import type { FormTopProps, OtherControl } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { TwoSides } from "../../../site/kit/TwoSides";
import type unitConverter from "./calculator";
import { quantityOf } from "./quantities";
import { tabledUnit, tableOf } from "./tables";

type Props = FormTopProps<typeof unitConverter>;

const QueryHistory = deferred(() => import("./QueryHistory"));

const KEYS = { value: "value", from: "from", to: "to" } as const;

/** The form: two equal sides, a line of text to type, or an ingredient with its two measures. */
export function UnitTop(props: Props) {
  const { rows, textOf } = props;
  const mode = textOf("mode");
  return (
    <>
      {rows(["mode"])}
      {mode === "query" ? (
        <>
          {rows(["query"])}
          <QueryHistory {...props} />
        </>
      ) : mode === "ingredient" ? (
        <>
          {rows(["ingredient"])}
          <Sides {...props} quantities={["volume", "mass"]} />
        </>
      ) : (
        <ByQuantity {...props} />
      )}
    </>
  );
}

function ByQuantity(props: Props) {
  const { control, setInputs, readOf, outputs, textOf } = props;
  // A link may contain a unit of another quantity than the one it names.
  const chosen = textOf("quantity");
  const isForeign = tableOf(chosen) !== null && !tabledUnit(textOf("from"), [chosen]);
  const quantity = isForeign ? (outputs.quantity ?? chosen) : chosen;
  const parts = readOf("parts");
  const isSeveral = Array.isArray(parts) && parts.length > 0;
  return (
    <>
      <div className="row wide">
        <div className="label">
          <label htmlFor="quantity">Quantity</label>
        </div>
        {control("quantity", {
          name: "quantity",
          text: quantity,
          setText: (_, id) => {
            const { defaultFrom, defaultTo } = quantityOf(id);
            setInputs({
              quantity: id,
              from: defaultFrom,
              to: defaultTo,
              ...(isSeveral && { parts: "[]" }),
              ...(textOf("toParts") !== "" && { toParts: "" }),
            });
          },
        })}
      </div>
      {isSeveral ? (
        <div className="row">
          <div className="label">
            <label htmlFor="to">Convert the parts below to</label>
          </div>
          {control("to", unitChoice(props, "to", [quantity]))}
        </div>
      ) : (
        <Sides {...props} quantities={[quantity]} />
      )}
    </>
  );
}

function Sides({ quantities, ...page }: Props & { quantities: readonly string[] }) {
  return (
    <TwoSides
      keys={KEYS}
      result={page.outputs.resultText}
      page={page}
      unitControl={(key) => unitChoice(page, key, quantities)}
    />
  );
}

/** The units of the quantities, plus the chosen unit if it is of another quantity. */
function unitChoice(
  { textOf, model }: Props,
  key: Parameters<Props["textOf"]>[0],
  quantities: readonly string[],
): OtherControl {
  const units = quantities.flatMap((quantity) => tableOf(quantity) ?? []);
  const current = textOf(key);
  const options = Object.fromEntries(units.map((unit) => [unit.id, unitLabel(unit)]));
  if (!Object.hasOwn(options, current)) {
    const known = [model.from, model.to].find(({ id }) => id === current);
    options[current] = known ? unitLabel(known) : current.replaceAll("-", " ") || "–";
  }
  return {
    name: key,
    text: current,
    field: choice(key === "to" ? "To" : "From", { default: current, options }),
  };
}

/** `foot (ft)`, `bigha (West Bengal)` */
function unitLabel({ name, symbol }: Unit): string {
  const isComplete = withoutRemark(name) !== name || name === symbol;
  return isComplete ? name : `${name} (${symbol})`;
}

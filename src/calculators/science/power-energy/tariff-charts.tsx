/** Charts of a bill: its parts, and the steps of its slabs. */
import type { Format } from "../../../core/format";
import type { Chart, Color, Parts } from "../../../site/kit";
import { givenRate, rateText } from "./rate-text";
import { type Bill, slabName } from "./tariff";

const COLORS: readonly Color[] = ["green", "ochre", "blue", "red", "blue-deep", "ochre-deep", "red-deep", "ink"];
/** The chart ends at this multiple of the user's units, or of the last slab limit near them. */
const BEYOND = 1.25;

/** Energy by slab or time of day, surcharge, fixed charges and duty; null if there is only one part. */
export function billParts(bill: Bill, format: Format): Parts | null {
  const energy = [
    ...bill.slabShares.map((share) => ({
      label: `${slabName(share, format)} kWh at ${givenRate(share.rate, format)}`,
      value: share.amount,
    })),
    ...bill.blocks.map(({ name, rate, amount }) => ({
      label: `${name} at ${givenRate(rate, format)}`,
      value: amount,
    })),
  ];
  // A bar of many slabs is not legible; the table lists them.
  const own = energy.length > 0 && energy.length <= 4 ? energy : [{ label: "Energy", value: bill.energyCharge }];
  const rows = [
    ...own,
    { label: "Surcharge", value: bill.surchargeAmount },
    { label: "Fixed charges", value: bill.fixedTotal },
    { label: "Tax or duty", value: bill.dutyAmount },
  ].filter(({ value }) => value > 0);
  if (rows.length < 2) return null;
  return {
    rows: rows.map((row, i) => ({ ...row, color: COLORS[i % COLORS.length] as Color })),
    total: { label: "Monthly bill", value: bill.monthlyCost },
  };
}

/** The rate of every unit as a step chart, filled up to the user's units; null without slabs or without use. */
export function slabStairs(bill: Bill, format: Format): Chart | null {
  const { tariffKind, slabs, slabMode } = bill.tariff;
  if (tariffKind !== "slab" || bill.units <= 0) return null;
  const limits = slabs.flatMap(({ upTo }) => (upTo === null ? [] : [upTo]));
  const end = BEYOND * Math.max(bill.units, ...limits.filter((limit) => limit < 2 * bill.units));
  const places = [...new Set([0, ...limits, bill.units, end])].filter((x) => x <= end).sort((a, b) => a - b);
  const rateAfter = (x: number) => slabs.find(({ upTo }) => upTo === null || upTo > x)?.rate ?? null;
  const isTelescopic = slabMode === "telescopic";
  const last = isTelescopic
    ? (slabs.find(({ upTo }) => upTo === null || upTo >= bill.units)?.rate ?? null)
    : bill.marginalRate;
  const used = places.map((x) => (x > bill.units ? null : x === bill.units || !isTelescopic ? last : rateAfter(x)));
  return {
    kind: "lines",
    steps: true,
    x: { label: "kWh in the month", format: (value) => format.number(value, 0), values: places },
    y: { label: "Rate per kWh", format: (value) => rateText(value, format) },
    series: [
      {
        label: isTelescopic ? "Your use" : "Your use, all at one rate",
        color: "green",
        area: true,
        values: used,
      },
      { label: "The tariff", color: "ink", dashed: true, values: places.map(rateAfter) },
    ],
    marks: [{ x: bill.units, label: `You: ${format.number(bill.units, 1)}` }],
    caption: `Your ${format.number(bill.units, 2)} kWh on the steps of the tariff; the filled area is the energy charge, ${format.money(bill.energyCharge)}.`,
  };
}

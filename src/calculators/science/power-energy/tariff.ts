/** A supplier's tariff, the input of two tools, and the bill for a month's use under it. */
import { InputError, type Step, step } from "../../../core/calculator";
import { amount, choice, fold, list, money, number, percent, text, type ValuesOf } from "../../../core/fields";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { outputsOf } from "../../../core/outputs";
import {
  nextSlab,
  nonTelescopicShares,
  reachedSlab,
  type Slab,
  type SlabShare,
  telescopicShares,
} from "../../../math/electricity/tariff";
import { finiteOrNull } from "../../../math/numbers/finite";
import { asPrinted, roundedAddends } from "../../../math/numbers/rounded-addends";
import { SLACK } from "../../../math/numbers/slack";
import { EXAMPLE_RATES, givenRate, rateText } from "./rate-text";

const MONTHS = 12;
const HIGHEST_RATE = 1000;
const SLABS = { tariffKind: "slab" };
const BLOCKS = { tariffKind: "time-of-use" };

/** Tiers like those of a US utility; the example of the definition is in rupees. */
const TIERS = [
  { upTo: 500, rate: 0.14 },
  { upTo: 1000, rate: 0.17 },
  { upTo: null, rate: 0.2 },
];

export const tariffFields = {
  tariffKind: choice("Tariff", {
    options: { flat: "One rate", slab: "Tiers (slabs) by use", "time-of-use": "Rates by time of day" },
    default: "flat",
    fill: { INR: "slab" },
  }),
  ratePerKwh: money("Rate", {
    unit: "/ kWh",
    default: 0.17,
    fill: EXAMPLE_RATES,
    min: 0,
    max: HIGHEST_RATE,
    digits: 6,
    when: { tariffKind: "flat" },
    solve: true,
  }),
  slabs: list("Tiers (slabs)", {
    note: "Upper limits in kWh per month; leave the last one empty",
    default: [
      { upTo: 100, rate: 4.43 },
      { upTo: 300, rate: 9.64 },
      { upTo: 500, rate: 12.83 },
      { upTo: null, rate: 14.33 },
    ],
    fill: { USD: TIERS, EUR: TIERS, GBP: TIERS, AUD: TIERS, CAD: TIERS, CHF: TIERS, NZD: TIERS },
    row: { label: "Tier" },
    min: 1,
    max: 20,
    columns: {
      upTo: number("Up to", { unit: "kWh", default: null, above: 0, max: 1e9 }),
      rate: money("Rate", { unit: "/ kWh", min: 0, max: HIGHEST_RATE, digits: 6 }),
    },
    when: SLABS,
  }),
  slabMode: choice("Pricing", {
    options: {
      telescopic: "Each tier at its own rate",
      "non-telescopic": "All units at the rate of the tier reached",
    },
    default: "telescopic",
    when: SLABS,
  }),
  touBlocks: list("Times of day", {
    default: [
      { name: "Peak", rate: 0.42, sharePercent: 25 },
      { name: "Off-peak", rate: 0.19, sharePercent: 75 },
    ],
    fill: {
      INR: [
        { name: "Peak", rate: 10, sharePercent: 25 },
        { name: "Off-peak", rate: 7, sharePercent: 75 },
      ],
    },
    row: { label: "Time" },
    min: 1,
    max: 20,
    columns: {
      name: text("Name", { default: "", max: 60 }),
      rate: money("Rate", { unit: "/ kWh", min: 0, max: HIGHEST_RATE, digits: 6 }),
      sharePercent: percent("Share of use", { min: 0, max: 100 }),
    },
    when: BLOCKS,
  }),
  ...fold("Fixed charges, surcharge and tax", {
    fixedCharge: amount("Fixed charge", { unit: "/ month", default: 0, solve: true }),
    sanctionedLoadKw: number("Billed demand", {
      note: "In India, the sanctioned load",
      unit: "kW",
      default: 0,
      min: 0,
      max: 1e6,
    }),
    fixedPerKw: amount("Demand charge", { unit: "/ kW", default: 0 }),
    surchargePercent: percent("Surcharge", {
      note: "On energy, such as a fuel adjustment",
      default: 0,
      min: 0,
      max: 100,
    }),
    dutyPercent: percent("Tax or duty", {
      note: "On energy, surcharge and fixed charges",
      default: 0,
      min: 0,
      max: 100,
    }),
  }),
};

export type Tariff = ValuesOf<typeof tariffFields>;

/** Rejects inconsistent slabs and shares. @throws InputError */
export function checkTariff({ tariffKind, slabs, touBlocks }: Tariff, format: Format): void {
  if (tariffKind === "slab") {
    const limits = slabs.slice(0, -1).map(({ upTo }) => upTo);
    const last = slabs.at(-1)?.upTo ?? null;
    if (limits.includes(null))
      throw new InputError("slabs", "Leave the upper limit of the last tier empty, and of no other.");
    const all = [...limits, ...(last === null ? [] : [last])] as number[];
    const low = all.findIndex((limit, i) => i > 0 && limit <= (all[i - 1] as number));
    if (low > 0)
      throw new InputError(
        "slabs",
        `Each tier must end above the one before it: ${format.number(all[low] as number)} kWh is not more than ${format.number(all[low - 1] as number)} kWh.`,
      );
    if (last !== null)
      throw new InputError("slabs", "Leave the upper limit of the last tier empty, for all use above the others.");
  }
  if (tariffKind === "time-of-use") {
    const shares = touBlocks.reduce((sum, { sharePercent }) => sum + sharePercent, 0);
    if (Math.abs(shares - 100) > SLACK)
      throw new InputError("touBlocks", `The shares must add up to 100% (now ${format.percent(shares, 12)}).`);
  }
}

/** The bill for a month with `units` kWh of use. */
export class Bill {
  constructor(
    readonly tariff: Tariff,
    readonly units: number,
  ) {}

  /** Empty unless the tariff has slabs. */
  get slabShares(): readonly SlabShare[] {
    const { tariffKind, slabs, slabMode } = this.tariff;
    if (tariffKind !== "slab") return [];
    return (slabMode === "telescopic" ? telescopicShares : nonTelescopicShares)(slabs, this.units);
  }

  /** Empty unless the rates depend on the time of day. */
  get blocks() {
    const { tariffKind, touBlocks } = this.tariff;
    if (tariffKind !== "time-of-use") return [];
    return touBlocks.map(({ name, rate, sharePercent }, i) => {
      const units = (this.units * sharePercent) / 100;
      return { name: name || `Time ${i + 1}`, sharePercent, units, rate, amount: units * rate };
    });
  }

  get energyCharge(): number {
    if (this.tariff.tariffKind === "flat") return this.units * this.tariff.ratePerKwh;
    return [...this.slabShares, ...this.blocks].reduce((sum, { amount }) => sum + amount, 0);
  }

  get surchargeAmount(): number {
    return (this.energyCharge * this.tariff.surchargePercent) / 100;
  }

  get fixedTotal(): number {
    const { fixedCharge, sanctionedLoadKw, fixedPerKw } = this.tariff;
    return fixedCharge + sanctionedLoadKw * fixedPerKw;
  }

  get dutyAmount(): number {
    return ((this.energyCharge + this.surchargeAmount + this.fixedTotal) * this.tariff.dutyPercent) / 100;
  }

  get monthlyCost(): number {
    return this.energyCharge + this.surchargeAmount + this.fixedTotal + this.dutyAmount;
  }

  get annualCost(): number {
    return MONTHS * this.monthlyCost;
  }

  /** Null if nothing was used. */
  get averageRate(): number | null {
    const average = this.monthlyCost / this.units;
    return this.units > 0 ? finiteOrNull(average) : null;
  }

  /** The energy price of the next unit, before surcharge and duty. */
  get marginalRate(): number {
    const { tariffKind, ratePerKwh, slabs, slabMode, touBlocks } = this.tariff;
    if (tariffKind === "flat") return ratePerKwh;
    if (tariffKind === "time-of-use")
      return touBlocks.reduce((sum, { rate, sharePercent }) => sum + (rate * sharePercent) / 100, 0);
    const place = (slabMode === "telescopic" ? nextSlab : reachedSlab)(slabs, this.units);
    return (slabs[place] as Slab).rate;
  }

  /** What is added to the energy price, such as `surcharge and tax or duty`; empty if nothing is. */
  get additions(): string {
    const { surchargePercent, dutyPercent } = this.tariff;
    return [...(surchargePercent > 0 ? ["surcharge"] : []), ...(dutyPercent > 0 ? ["tax or duty"] : [])].join(" and ");
  }
}

const output = outputsOf<{ readonly bill: Bill }>();
const rate = { digits: 4, unit: "/ kWh" } as const;

export const billOutputs = {
  monthlyCost: output.money("Monthly bill", { shown: "elsewhere", solve: 1, value: ({ bill }) => bill.monthlyCost }),
  annualCost: output.money("Annual bill", { solve: true, value: ({ bill }) => bill.annualCost }),
  averageRate: output.money("Average per kWh, all charges included", {
    solve: true,
    ...rate,
    optional: true,
    value: ({ bill }) => bill.averageRate,
  }),
  marginalRate: output.money("Rate of the next kWh", { ...rate, value: ({ bill }) => bill.marginalRate }),
  energyCharge: output.money("Energy", {
    noun: "Energy charge",
    solve: true,
    shown: "elsewhere",
    value: ({ bill }) => bill.energyCharge,
  }),
  surchargeAmount: output.money("Surcharge", { shown: "elsewhere", value: ({ bill }) => bill.surchargeAmount }),
  fixedTotal: output.money("Fixed charges", { shown: "elsewhere", value: ({ bill }) => bill.fixedTotal }),
  dutyAmount: output.money("Tax or duty", { shown: "elsewhere", value: ({ bill }) => bill.dutyAmount }),
  slabTable: output.table("Tiers (slabs)", {
    columns: {
      from: output.number("From", { unit: "kWh" }),
      to: output.number("To", { unit: "kWh", optional: true }),
      units: output.number("Units", { unit: "kWh" }),
      rate: output.money("Rate", { ...rate }),
      amount: output.money("Amount"),
    },
    value: ({ bill }) => [...bill.slabShares],
  }),
  touTable: output.table("Times of day", {
    columns: {
      name: output.text("Time"),
      sharePercent: output.percent("Share"),
      units: output.number("Units", { unit: "kWh" }),
      rate: output.money("Rate", { ...rate }),
      amount: output.money("Amount"),
    },
    value: ({ bill }) => bill.blocks,
  }),
};

/** Name of a slab: `Up to 100`, `100 to 300`, `Above 500`. */
export function slabName({ from, to }: Pick<SlabShare, "from" | "to">, format: Format): string {
  if (to === null) return from === 0 ? "All units" : `Above ${format.number(from)}`;
  return from === 0 ? `Up to ${format.number(to)}` : `${format.number(from)} to ${format.number(to)}`;
}

/** How the working writes amounts: in cents, or in parts of them where rounded cents would not add up to the bill. */
function amountWriter(bill: Bill, { minorDigits, money }: Format): (value: number) => string {
  const { slabShares, blocks, energyCharge, surchargeAmount, fixedTotal, dutyAmount, monthlyCost } = bill;
  const parts = [...slabShares, ...blocks].map(({ amount }) => amount);
  const addsUp = (amounts: readonly number[], total: number) =>
    roundedAddends(amounts, total, minorDigits).every((amount, i) => amount === amounts[i]);
  return addsUp([energyCharge, surchargeAmount, fixedTotal, dutyAmount], monthlyCost) &&
    (parts.length < 2 || addsUp(parts, energyCharge))
    ? (value) => money(value)
    : (value) =>
        money(
          value,
          asPrinted(value, minorDigits) === asPrinted(value, minorDigits + 2) ? minorDigits : minorDigits + 2,
        );
}

/** Steps from the units to the bill. */
export function billWorking(bill: Bill, format: Format): Listed<Step> {
  const { tariff, units, energyCharge, surchargeAmount, fixedTotal, dutyAmount, monthlyCost } = bill;
  const shown = amountWriter(bill, format);
  const product = (count: number, price: number) => `${format.number(count)} × ${givenRate(price, format)}`;
  const shares = [
    ...bill.slabShares.map((share) => ({ ...share, label: `${slabName(share, format)} kWh` })),
    ...bill.blocks.map((block) => ({
      ...block,
      label: `${block.name}, ${format.percent(block.sharePercent)} of ${format.number(units)} kWh`,
    })),
  ];
  const energy =
    tariff.tariffKind === "flat"
      ? [step("Energy", product(units, tariff.ratePerKwh), shown(energyCharge))]
      : shares.map(({ label, units: count, rate: price, amount }) => step(label, product(count, price), shown(amount)));
  const sum = (...amounts: number[]) => amounts.map(shown).join(" + ");
  const subtotal = [energyCharge, ...[surchargeAmount, fixedTotal].filter((part) => part > 0)];
  return [
    energy,
    shares.length > 1 && step("Energy", sum(...shares.map(({ amount }) => amount)), shown(energyCharge)),
    surchargeAmount > 0 &&
      step(
        "Surcharge",
        `${shown(energyCharge)} × ${format.percent(tariff.surchargePercent, 12)}`,
        shown(surchargeAmount),
      ),
    tariff.sanctionedLoadKw * tariff.fixedPerKw > 0 &&
      step(
        "Fixed charges",
        `${shown(tariff.fixedCharge)} + ${format.number(tariff.sanctionedLoadKw)} × ${givenRate(tariff.fixedPerKw, format)}`,
        shown(fixedTotal),
      ),
    dutyAmount > 0 &&
      step("Tax or duty", `(${sum(...subtotal)}) × ${format.percent(tariff.dutyPercent, 12)}`, shown(dutyAmount)),
    monthlyCost > energyCharge &&
      step(
        "Monthly bill",
        sum(energyCharge, ...[surchargeAmount, fixedTotal, dutyAmount].filter((part) => part > 0)),
        format.money(monthlyCost),
      ),
    bill.averageRate !== null &&
      step(
        "Average per kWh",
        `${format.money(monthlyCost)} ÷ ${format.number(units)}`,
        rateText(bill.averageRate, format),
      ),
  ];
}

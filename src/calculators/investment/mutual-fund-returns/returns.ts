import type { Figure } from "../../../data/parameter";
import { finiteOrNull } from "../../../math/numbers/finite";
import { Growth } from "./growth";
import type { Inputs } from "./inputs";
import { Payments } from "./payments";
import { Projection } from "./projection";

/** The answer of the chosen mode: a projection, growth between two values, or dated payments. */
export class Returns {
  readonly projection: Projection | null;
  readonly growth: Growth | null;
  readonly payments: Payments | null;

  /** @throws InputError if the inputs contradict each other */
  constructor(readonly inputs: Inputs) {
    const { mode } = inputs;
    this.projection = mode === "project" ? new Projection(inputs) : null;
    this.growth = mode === "cagr" ? new Growth(inputs) : null;
    this.payments = mode === "xirr" ? new Payments(inputs) : null;
  }

  get totalInvested(): number {
    return (this.projection ?? this.growth ?? this.payments)?.totalInvested ?? 0;
  }

  /** Total received, including the remaining value. */
  get totalOut(): number {
    return this.projection?.netValue ?? (this.growth ?? this.payments)?.totalReceived ?? 0;
  }

  get netGain(): number {
    return this.totalOut - this.totalInvested;
  }

  /** In percent; null if it overflows because almost nothing was paid in. */
  get absoluteReturn(): number | null {
    const share = (100 * this.netGain) / this.totalInvested;
    return finiteOrNull(share);
  }

  /** Annual return of the mode in percent; null if there is none. */
  get annualReturn(): number | null {
    if (this.projection) return this.projection.netAnnualizedReturn;
    return (this.growth ?? this.payments)?.rate ?? null;
  }

  /** Annual return above inflation, in percent. */
  get realReturn(): number | null {
    const rate = this.annualReturn;
    return rate === null ? null : 100 * ((1 + rate / 100) / (1 + this.inputs.inflationRate / 100) - 1);
  }

  /** The dated figures behind the tax. */
  get figures(): readonly Figure[] {
    return this.projection?.tax()?.figures ?? [];
  }
}

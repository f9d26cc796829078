import type { Ledger } from "./ledger";
import type { Trade } from "./trade";

/** One trade, or a ledger of them. */
export type StockAnswer = Trade | Ledger;

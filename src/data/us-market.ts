/**
 * Annual returns of US stocks and bonds, and inflation. The rows are in a separate file, `us-market-annual.json`, which
 * is loaded on demand.
 */
import { AS_OF } from "./as-of";
import { figureAt } from "./parameter";

export const US_MARKET = figureAt(
  {
    label: "Stock and bond returns, inflation",
    unit: "fraction per year",
    values: [
      {
        from: null,
        value: { firstYear: 1871, lastYear: 2022 },
        text: "each year from 1871 through 2022: S&P composite with dividends, ten-year Treasury bonds, consumer prices",
        source: {
          title: "Robert J. Shiller’s monthly data set, via datasets/s-and-p-500",
          url: "http://www.econ.yale.edu/~shiller/data.htm",
        },
      },
    ],
  },
  AS_OF,
);

/** Consumer prices in the United Kingdom and the euro area. */
import { figuresAt, type Parameter } from "../parameter";
import type { PriceIndex } from "./consumer-prices";
import euro from "./euro-hicp.json";
import cpi from "./uk-cpi.json";
import rpi from "./uk-rpi.json";

const PARAMETERS = {
  "uk-cpi": {
    label: "Consumer prices in the United Kingdom (CPI)",
    unit: "index, 2015 = 100",
    values: [
      {
        from: null,
        value: { ...cpi, base: "2015 = 100" },
        text: "CPI, all items: annual averages 1988 to 2025, months to July 2026",
        source: {
          title: "Office for National Statistics, series D7BT (data set MM23), release of August 19, 2026",
          url: "https://www.ons.gov.uk/economy/inflationandpriceindices/timeseries/d7bt/mm23",
        },
        note: "Values before 1997 are estimates of the Office for National Statistics.",
      },
    ],
  },
  "uk-rpi": {
    label: "Retail prices in the United Kingdom (RPI)",
    unit: "index, January 1987 = 100",
    values: [
      {
        from: null,
        value: { ...rpi, base: "January 1987 = 100" },
        text: "RPI, all items: annual averages 1987 to 2025, months to July 2026",
        source: {
          title: "Office for National Statistics, series CHAW (data set MM23), release of August 19, 2026",
          url: "https://www.ons.gov.uk/economy/inflationandpriceindices/timeseries/chaw/mm23",
        },
        note: "The RPI is no longer an accredited official statistic, but pensions, rents and index-linked bonds still refer to it.",
      },
    ],
  },
  euro: {
    label: "Consumer prices in the euro area (HICP)",
    unit: "index, 2025 = 100",
    values: [
      {
        from: null,
        value: { ...euro, base: "2025 = 100" },
        text: "HICP, all items, the 19 countries that had the euro from 2015 to 2022: annual averages 1996 to 2025, months to July 2026",
        source: {
          title:
            "Eurostat, harmonised indices of consumer prices (prc_hicp_minr), via the Federal Reserve Bank of St. Louis, series CP0000EZ19M086NEST",
          url: "https://fred.stlouisfed.org/series/CP0000EZ19M086NEST",
        },
        note: "Months before June 2017 were published with 2015 = 100 and are converted; annual averages are the means of the months.",
      },
    ],
  },
} satisfies Record<string, Parameter<PriceIndex>>;

/** Price indexes with their sources. */
export const EUROPEAN_PRICES =
  figuresAt<{ readonly [K in keyof typeof PARAMETERS]: Parameter<PriceIndex> }>(PARAMETERS);

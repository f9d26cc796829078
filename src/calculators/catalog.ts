/**
 * The nine categories and their calculators, in the order of the specification. A calculator stands here when it
 * is complete: its page, its place on the command line and its tests all follow from its line.
 */
import type { AnyCalculator } from "../core/calculator";

export interface CatalogEntry {
  /** Path without its slash, and name on the command line. */
  readonly id: string;
  readonly name: string;
  /** One line: what the calculator answers. */
  readonly purpose: string;
  /** Words it is found by, besides its name and category. */
  readonly keywords: readonly string[];
  /** Folder under src/calculators/. */
  readonly folder: string;
}

export interface Category {
  readonly name: string;
  /** With its slash. */
  readonly path: string;
  /** How many calculators the category has when it is complete. */
  readonly complete: number;
  readonly calculators: readonly CatalogEntry[];
}

export const CATEGORIES: readonly Category[] = [
  {
    name: "Financial",
    path: "/financial-calculators",
    complete: 19,
    calculators: [
      {
        id: "mortgage-calculator",
        name: "Mortgage Calculator",
        purpose: "What a home costs each month, tax and insurance included, and what paying more would save.",
        keywords: [
          "mortgage",
          "home loan",
          "house payment",
          "PITI",
          "PMI",
          "ARM",
          "amortization",
          "extra payments",
          "biweekly",
          "points",
          "APR",
        ],
        folder: "financial/mortgage",
      },
      {
        id: "home-loan-emi-calculator",
        name: "Home Loan EMI Calculator",
        purpose:
          "The EMI of an Indian home loan, and what resets, prepayments, part disbursal or a moratorium do.",
        keywords: [
          "EMI",
          "home loan",
          "housing loan",
          "equated monthly instalment",
          "prepayment",
          "part payment",
          "rate reset",
          "repo rate",
          "pre-EMI",
          "moratorium",
          "tenure",
          "India",
        ],
        folder: "financial/home-loan-emi",
      },
      {
        id: "refinance-calculator",
        name: "Refinance Calculator",
        purpose:
          "When a new home loan pays back, and whether it still pays if you move or keep it to the end.",
        keywords: [
          "refinance",
          "mortgage refinance",
          "break-even",
          "cash-out",
          "closing costs",
          "points",
          "IRRRL",
          "lower rate",
        ],
        folder: "financial/refinance",
      },
      {
        id: "affordability-calculator",
        name: "Affordability Calculator",
        purpose:
          "How much house you can afford, by lenders’ ratios or by the payment you want, and what limits it.",
        keywords: [
          "home affordability",
          "how much house can I afford",
          "maximum home price",
          "debt to income",
          "DTI",
          "28/36",
          "FHA",
          "VA",
          "down payment",
        ],
        folder: "financial/affordability",
      },
      {
        id: "fha-loan-calculator",
        name: "FHA Loan Calculator",
        purpose:
          "The FHA payment with the insurance HUD will bill, when that ends, and FHA against conventional.",
        keywords: [
          "FHA",
          "FHA mortgage",
          "MIP",
          "mortgage insurance premium",
          "UFMIP",
          "low down payment",
          "3.5% down",
          "FHA loan limit",
          "FHA vs conventional",
          "first-time home buyer",
        ],
        folder: "financial/fha-loan",
      },
      {
        id: "va-loan-calculator",
        name: "VA Loan Calculator",
        purpose:
          "The VA payment with its funding fee, the entitlement left, and the residual income that decides.",
        keywords: [
          "VA",
          "VA mortgage",
          "VA loan",
          "funding fee",
          "entitlement",
          "residual income",
          "IRRRL",
          "veteran",
          "military",
          "no down payment",
          "Certificate of Eligibility",
        ],
        folder: "financial/va-loan",
      },
      {
        id: "loan-eligibility-calculator",
        name: "Loan Eligibility Calculator",
        purpose:
          "How large a loan an Indian bank would grant, which limit holds it back, and what would raise it.",
        keywords: [
          "home loan eligibility",
          "FOIR",
          "loan to value",
          "LTV",
          "RBI",
          "income multiplier",
          "EMI capacity",
          "salary",
          "co-applicant",
          "India",
        ],
        folder: "financial/loan-eligibility",
      },
      {
        id: "emi-schedule-generator",
        name: "Amortization Schedule",
        purpose:
          "Every payment of any loan in one table, to the cent as the lender counts, with extra payments.",
        keywords: [
          "amortization table",
          "EMI schedule",
          "loan schedule",
          "repayment schedule",
          "balloon",
          "interest only",
          "payment holiday",
          "Canadian mortgage",
          "actual/360",
          "loan statement",
        ],
        folder: "financial/amortization-schedule",
      },
      {
        id: "staff-loan-calculator",
        name: "Staff Loan Calculator",
        purpose:
          "What a loan from your employer costs on simple interest, and the tax on the perquisite it brings.",
        keywords: [
          "employee loan",
          "simple interest",
          "House Building Advance",
          "HBA",
          "perquisite",
          "SBI rate",
          "Form 12BA",
          "bank staff",
          "government employee",
          "India",
        ],
        folder: "financial/staff-loan",
      },
      {
        id: "rent-vs-buy-calculator",
        name: "Rent vs Buy Calculator",
        purpose:
          "Whether renting or buying leaves you with more, and at which rent or stay the answer turns.",
        keywords: ["rent", "buy", "own", "lease", "house", "break-even"],
        folder: "financial/rent-vs-buy",
      },
    ],
  },
  { name: "Investment", path: "/investment-calculators", complete: 9, calculators: [] },
  {
    name: "Health & Lifestyle",
    path: "/health-lifestyle-calculators",
    complete: 11,
    calculators: [
      {
        id: "bmi-calculator",
        name: "BMI Calculator",
        purpose: "Where a weight stands, by the cut-offs that fit the person, children included.",
        keywords: [
          "body mass index",
          "BMI percentile",
          "child BMI",
          "Asian BMI",
          "overweight",
          "obesity",
          "underweight",
          "healthy weight",
          "waist to height ratio",
        ],
        folder: "health/bmi",
      },
    ],
  },
  {
    name: "Date & Time",
    path: "/date-time-calculators",
    complete: 5,
    calculators: [
      {
        id: "date-calculator",
        name: "Date Calculator",
        purpose: "The time between two dates, a date before or after another, and facts about a day.",
        keywords: [
          "days between dates",
          "add days",
          "due date",
          "countdown",
          "weekday",
          "week number",
          "Julian day",
          "business days",
        ],
        folder: "dates/date",
      },
    ],
  },
  {
    name: "Educational",
    path: "/educational-calculators",
    complete: 8,
    calculators: [
      {
        id: "percentage-calculator",
        name: "Percentage Calculator",
        purpose: "Percent of a number, percent change, discounts and margins, exact to the last digit.",
        keywords: ["percent", "discount", "increase", "decrease", "margin", "markup", "percentage points"],
        folder: "education/percentage",
      },
    ],
  },
  { name: "Conversions & Units", path: "/conversion-units-calculators", complete: 6, calculators: [] },
  { name: "Science & Engineering", path: "/science-engineering-calculators", complete: 4, calculators: [] },
  {
    name: "Developer Tools",
    path: "/developer-tools",
    complete: 7,
    calculators: [
      {
        id: "subnet-calculator",
        name: "Subnet Calculator",
        purpose:
          "Which addresses a network holds, and how to split it, fill it, merge networks or take some away.",
        keywords: [
          "CIDR",
          "IP address",
          "IPv4",
          "IPv6",
          "netmask",
          "wildcard mask",
          "VLSM",
          "supernet",
          "route summarization",
          "AllowedIPs",
          "broadcast address",
          "AWS VPC",
        ],
        folder: "developer/subnet",
      },
      {
        id: "password-generator",
        name: "Password Generator",
        purpose: "Passwords, passphrases, PINs and keys, their exact strength, and a check of yours.",
        keywords: [
          "password",
          "strong password",
          "passphrase",
          "diceware",
          "PIN",
          "password strength",
          "entropy",
          "secret key",
          "random password",
          "zxcvbn",
        ],
        folder: "developer/password",
      },
      {
        id: "base64-encoder-decoder",
        name: "Base64 Encoder/Decoder",
        purpose: "Text, files and data URIs to Base64 and back, with the place and reason of every error.",
        keywords: [
          "Base64",
          "base64url",
          "Base32",
          "Base16",
          "data URI",
          "decode",
          "encode file",
          "JWT",
          "MIME",
          "PEM",
          "RFC 4648",
        ],
        folder: "developer/base64",
      },
      {
        id: "regex-tester",
        name: "Regex Tester",
        purpose: "What a regular expression matches, explained part by part, and stopped before it hangs.",
        keywords: [
          "regex",
          "regular expression",
          "RegExp",
          "pattern",
          "match",
          "replace",
          "capturing groups",
          "RE2",
          "catastrophic backtracking",
          "railroad diagram",
        ],
        folder: "developer/regex",
      },
      {
        id: "random-number-generator",
        name: "Random Number Generator",
        purpose: "Fair numbers, dice, draws from a list and teams; from a seed the same ones again.",
        keywords: [
          "random",
          "dice roller",
          "coin flip",
          "lottery",
          "raffle",
          "shuffle list",
          "team generator",
          "pick a name",
          "seed",
          "normal distribution",
        ],
        folder: "developer/random-number",
      },
      {
        id: "uuid-generator",
        name: "UUID Generator",
        purpose: "UUIDs of every version, ULIDs and NanoIDs, one or thousands; and what an id contains.",
        keywords: [
          "UUID",
          "GUID",
          "ULID",
          "NanoID",
          "unique id",
          "UUID v4",
          "UUID v7",
          "UUID v5",
          "UUID decoder",
          "collision probability",
        ],
        folder: "developer/uuid",
      },
      {
        id: "text-to-ascii-binary-converter",
        name: "Text to ASCII/Binary Converter",
        purpose: "Text as binary, hex, code points, HTML, URL or Morse codes, and codes as text again.",
        keywords: [
          "text to binary",
          "binary to text",
          "ASCII",
          "Unicode",
          "UTF-8",
          "hex",
          "Morse code",
          "HTML entities",
          "URL encode",
          "percent-encoding",
          "escape",
        ],
        folder: "developer/text-to-binary",
      },
    ],
  },
  {
    name: "Everyday Utilities",
    path: "/everyday-utilities",
    complete: 5,
    calculators: [
      {
        id: "scientific-calculator",
        name: "Scientific Calculator",
        purpose: "Sums, functions and graphs, with exact fractions and as many digits as you want.",
        keywords: [
          "expression",
          "graph",
          "plot",
          "function",
          "fractions",
          "trigonometry",
          "logarithm",
          "factorial",
          "hexadecimal",
          "big numbers",
          "calculator",
        ],
        folder: "everyday/scientific",
      },
      {
        id: "concrete-calculator",
        name: "Concrete Calculator",
        purpose:
          "How much concrete to order for a slab, column, stairs or curb: truck, bags or mixed on site.",
        keywords: [
          "cement",
          "slab",
          "footing",
          "cubic yards",
          "ready-mix",
          "bags of concrete",
          "sonotube",
          "stairs",
          "curb",
          "M20 mix",
          "rebar",
        ],
        folder: "everyday/concrete",
      },
      {
        id: "tip-calculator",
        name: "Tip Calculator",
        purpose: "What to leave, on what, and what each pays, to the cent.",
        keywords: ["tip", "gratuity", "restaurant", "service charge", "split", "per person", "round up"],
        folder: "everyday/tip",
      },
      {
        id: "split-bill-calculator",
        name: "Split Bill Calculator",
        purpose: "Who pays what on one bill, and who owes whom after a trip, with the fewest payments.",
        keywords: [
          "split",
          "bill",
          "share",
          "expenses",
          "roommates",
          "trip",
          "who owes",
          "settle up",
          "receipt",
        ],
        folder: "everyday/split-bill",
      },
      {
        id: "number-to-words-converter",
        name: "Number to Words Converter",
        purpose:
          "Numbers, check amounts and years in words, by thousands or by lakhs, and words back to digits.",
        keywords: [
          "spell out number",
          "number in words",
          "cheque",
          "check amount in words",
          "lakh",
          "crore",
          "rupees in words",
          "ordinal",
          "Roman numerals",
          "words to number",
          "million",
          "billion",
        ],
        folder: "everyday/number-to-words",
      },
    ],
  },
];

const models = import.meta.glob<{ default: AnyCalculator }>("./*/*/model.ts");

/** The catalog line of a calculator, with the category it stands in. */
export function findEntry(id: string): (CatalogEntry & { readonly category: Category }) | undefined {
  for (const category of CATEGORIES) {
    const entry = category.calculators.find((one) => one.id === id);
    if (entry) return { ...entry, category };
  }
  return undefined;
}

/** Loads the definition of a calculator. */
export async function loadCalculator(entry: CatalogEntry): Promise<AnyCalculator> {
  const load = models[`./${entry.folder}/model.ts`];
  if (!load) throw new Error(`${entry.folder} has no model`);
  return (await load()).default;
}

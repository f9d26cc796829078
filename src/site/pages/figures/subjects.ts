/** The pages that list dated figures, and which files of `data/` each of them is about. */
import type { DatedFigure } from "../../../data/dated";

export interface FigureSubject {
  /** Address of its page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Parts of the page: a heading, and the files with its figures. A heading is taken from the files if they name a state. */
  readonly groups: readonly (readonly [title: string | null, files: RegExp])[];
}

export const FIGURES_PATH = "/figures";

/** Whether a page is one of those that list dated figures. */
export function listsFigures(path: string): boolean {
  return path === FIGURES_PATH || FIGURE_SUBJECTS.some((subject) => subject.path === path);
}

/** Each figure belongs to one of them. */
export const FIGURE_SUBJECTS: readonly FigureSubject[] = [
  {
    path: "/figures-loans",
    title: "Loans and home buying",
    description: "Loan limits, fees, insurance premiums and debt ratios, with their periods and sources.",
    groups: [
      ["Conventional home loans in the United States", /^home-loans\/conventional$/],
      ["FHA loans", /^home-loans\/fha$/],
      ["VA loans", /^home-loans\/va$/],
      ["Debt-to-income ratios", /^home-loans\/(?:federal-)?debt-ratios$/],
      ["Home owners’ taxes in the United States", /^home-loans\/owner-tax$/],
      ["Home loans in India", /^home-loans\/india$/],
      ["Gold loans in India", /^gold-loans\//],
      ["Car loans in the United States", /^vehicle-loans\//],
    ],
  },
  {
    path: "/figures-savings",
    title: "Savings, retirement and investing",
    description: "Rules for deposits, NPS and retirement accounts, and fees on trades, with their periods and sources.",
    groups: [
      ["Retirement in the United States", /^retirement\//],
      ["National Pension System", /^nps\//],
      ["Bank deposits in India", /^deposits\//],
      ["Taxes on funds in India", /^tax\/india-funds$/],
      ["Fees on stock trades in the United States", /^trade-fees\/us$/],
      ["Fees on stock trades in India", /^trade-fees\/india$/],
      ["Market returns and consumer prices", /^us-market$|^prices\//],
    ],
  },
  {
    path: "/figures-us-tax",
    title: "US federal and local income taxes",
    description:
      "Federal brackets, deductions, credits, payroll taxes and withholding, and local income taxes, with their periods and sources.",
    groups: [
      ["Income and payroll taxes", /^tax\/us\/federal$/],
      ["Withholding", /^tax\/us\/withholding$/],
      ["Income taxes of cities and counties", /^tax\/local\//],
    ],
  },
  stateTaxes("a-l", "Alabama to Louisiana", /^tax\/us\/(?:[ACDGHIK][A-Z]|LA)$/),
  stateTaxes("m-n", "Maine to North Dakota", /^tax\/us\/[MN][A-Z]$/),
  stateTaxes("o-w", "Ohio to Wisconsin", /^tax\/us\/[OPRSUVW][A-Z]$/),
  {
    path: "/figures-sales-tax",
    title: "Sales taxes and GST",
    description: "Sales tax of each US state and GST in India, with their periods and sources.",
    groups: [
      ["Sales taxes in the United States", /^tax\/us-sales-tax$/],
      ["GST in India", /^tax\/india-gst$/],
    ],
  },
  {
    path: "/figures-india-tax",
    title: "Income tax in India",
    description: "Slabs, rebates, deductions and professional tax in India, with their periods and sources.",
    groups: [
      ["Income tax", /^tax\/in$/],
      ["Salaries", /^tax\/in\/salary$/],
      ["Professional tax", /^tax\/in\/professional-tax$/],
    ],
  },
  {
    path: "/figures-health",
    title: "Health",
    description: "Guidelines, cutoffs and growth charts behind the health calculators, with their sources.",
    groups: [
      ["Energy and nutrients", /^energy$/],
      ["Water", /^water$/],
      ["Body mass index", /^bmi-cutoffs$/],
      ["Waist", /^waist-cutoffs$/],
      ["Body fat", /^body-fat$/],
      ["Ideal weight", /^ideal-weight$/],
      ["Growth and adult height", /^(?:cdc-growth-chart|cdc-stature|who-growth|height-prediction)$/],
      ["Pregnancy and fertility", /^(?:pregnancy|fertility)$/],
      ["Sleep", /^sleep$/],
    ],
  },
  {
    path: "/figures-everyday",
    title: "School, work and everyday life",
    description: "Grade scales, ages in law, tips, sizes, materials and networks, with their sources.",
    groups: [
      ["Grades and marks", /^(?:grade-scales|mark-sheets)$/],
      ["Ages", /^age$/],
      ["Tips", /^tip-customs$/],
      ["Bra sizes", /^bra-sizes$/],
      ["Concrete", /^concrete$/],
      ["Emissions of cars", /^car-emissions$/],
      ["Networks", /^networks\//],
    ],
  },
];

function stateTaxes(part: string, states: string, files: RegExp): FigureSubject {
  return {
    path: `/figures-state-tax-${part}`,
    title: `State income taxes, ${states}`,
    description: `Income and payroll taxes of the states from ${states}, with their periods and sources.`,
    groups: [[null, files]],
  };
}

export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly DatedFigure[];
}

/** The groups of a subject, in the order in which its page shows them. */
export function groupsOf({ groups }: FigureSubject, figures: readonly DatedFigure[]): FigureGroup[] {
  return groups.flatMap(([title, files]) => {
    const own = figures.filter(({ file }) => files.test(file));
    if (title !== null) return [{ title, figures: own }];
    const places = [...new Set(own.map(({ place = "" }) => place))].toSorted();
    return places.map((name) => ({ title: name, figures: own.filter(({ place }) => place === name) }));
  });
}

/** The page that lists a figure. */
export function subjectOf({ file }: Pick<DatedFigure, "file">): FigureSubject | undefined {
  return FIGURE_SUBJECTS.find(({ groups }) => groups.some(([, files]) => files.test(file)));
}

import type { PublishedSource } from "../../../core/published";

const own = (amount: number, from: string, to: string, manualRate: number) => ({
  amount,
  from,
  to,
  rateMode: "manual",
  manualRate,
});

export default [
  {
    title: "OpenStax, Prealgebra 2e, section 6.5",
    date: "2020",
    url: "https://openstax.org/details/books/prealgebra-2e",
    cases: [
      [own(325, "USD", "MXN", 12.54), { converted: "4075.5" }],
      [own(800, "USD", "EUR", 0.738), { converted: "590" }],
      [own(600, "USD", "JPY", 94.1), { convertedRounded: "56,460" }],
    ],
  },
  {
    title: "OpenStax, Principles of Finance, section 3.5",
    date: "2022",
    url: "https://openstax.org/details/books/principles-finance",
    cases: [[own(10_000, "MXN", "USD", 0.0625), { convertedRounded: "625", inverseRate: "16" }]],
  },
  {
    title: "OpenStax, Contemporary Mathematics, section 5.4",
    date: "2023",
    url: "https://openstax.org/details/books/contemporary-mathematics",
    cases: [[own(520, "USD", "EUR", 0.82), { converted: "426.4" }]],
  },
] satisfies readonly PublishedSource[];

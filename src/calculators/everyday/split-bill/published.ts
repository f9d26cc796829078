import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Splitwise, debts made simple",
    date: "September 14, 2012",
    url: "http://feedback.splitwise.com/knowledgebase/articles/107220-what-does-the-simplify-debts-setting-do",
    cases: [
      [
        {
          mode: "expenses",
          people: [{ name: "Anna" }, { name: "Bob" }, { name: "Charlie" }],
          expenses: [
            { description: "Paid for Anna", paidBy: "Bob", amount: 20, sharedBy: "Anna" },
            { description: "Paid for Bob", paidBy: "Charlie", amount: 20, sharedBy: "Bob" },
          ],
        },
        {
          settlementCount: 1,
          "settlements.0.from": "Anna",
          "settlements.0.to": "Charlie",
          "settlements.0.amount": 20,
        },
      ],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e, section 5.2",
    date: "2020",
    url: "https://openstax.org/details/books/prealgebra-2e",
    cases: (
      [
        [2, 3],
        [3, 2],
        [4, 1.5],
        [5, 1.2],
        [6, 1],
      ] as const
    ).map(([peopleCount, largestShare]) => [{ mode: "even", totalAmount: 6, peopleCount }, { largestShare }]),
  },
] satisfies readonly PublishedSource[];

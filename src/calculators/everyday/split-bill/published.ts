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
] satisfies readonly PublishedSource[];

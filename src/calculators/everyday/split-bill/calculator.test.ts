import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import type { Json, JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import splitBill from "./calculator";

const ask = (inputs: JsonObject) => outputsOf(splitBill, inputs);
const people = (...names: string[]) => names.map((name) => ({ name }));
const plain = { taxValue: 0, tipValue: 0 };

describe("one bill", () => {
  // By hand: A 18.50 + 14 + 14/3, B 32 + 14 + 14/3, C 12.25 + 14/3; tax 8.875% of 104.75 = 9.30, tip 18% = 18.86.
  it("adds up item by item", () => {
    const outputs = ask({});
    expect(outputs).toMatchObject({
      subtotal: 104.75,
      discount: 0,
      tax: 9.3,
      tip: 18.86,
      grandTotal: 132.91,
      sharesText: "A 47.16\nB 64.29\nC 21.46",
      largestShare: 64.29,
      smallestShare: 21.46,
      settlementsText: null,
      settlementCount: null,
    });
    expect(outputs.shares[0].subtotal).toBeCloseTo(37.166667, 6);
  });

  it("divides by weights regardless of case and spaces", () => {
    const items = [{ name: "Pizza", price: 30, sharedBy: " a : 2 ,B" }];
    expect(ask({ ...plain, people: people("A", "B"), items }).sharesText).toBe("A 20.00\nB 10.00");
    const half = [{ name: "Pizza", price: 30, sharedBy: "A:1/2, B:1" }];
    expect(ask({ ...plain, people: people("A", "B"), items: half }).sharesText).toBe("A 10.00\nB 20.00");
  });

  it("charges tax only to people who had taxed items", () => {
    const items = [
      { name: "Groceries", price: 50, sharedBy: "A", taxable: false },
      { name: "Wine", price: 50, sharedBy: "B", taxable: true },
    ];
    const outputs = ask({ people: people("A", "B"), items, taxValue: 10, tipValue: 0 });
    expect(outputs.tax).toBe(5);
    expect(outputs.sharesText).toBe("A 50.00\nB 55.00");
  });

  // 10% of (100 − 20) × 50/100 = 4.
  it("subtracts the discount before tax", () => {
    const items = [
      { name: "x", price: 50, sharedBy: "A", taxable: false },
      { name: "y", price: 50, sharedBy: "B", taxable: true },
    ];
    const inputs = { people: people("A", "B"), items, taxValue: 10, tipValue: 0 };
    expect(ask({ ...inputs, discountType: "percent", discountValue: 20 })).toMatchObject({
      discount: 20,
      tax: 4,
      grandTotal: 84,
      sharesText: "A 40.00\nB 44.00",
    });
  });

  it("optionally tips on the amount with tax and shares the tip equally", () => {
    const items = [
      { name: "x", price: 90, sharedBy: "A", taxable: true },
      { name: "y", price: 10, sharedBy: "B", taxable: true },
    ];
    const inputs = { people: people("A", "B"), items, taxValue: 10, tipValue: 20 };
    expect(ask({ ...inputs, tipOn: "post-tax" }).tip).toBe(22);
    expect(ask({ ...inputs, tipSplit: "even", serviceCharge: 4 }).sharesText).toBe("A 111.00\nB 23.00");
  });

  it("multiplies quantities exactly and rounds half up", () => {
    const items = [{ name: "x", price: 1.15, quantity: 1.5 }];
    expect(ask({ ...plain, people: people("A"), items }).subtotal).toBe(1.73);
  });

  it("splits a bill with a subtotal of 0 equally", () => {
    const items = [{ name: "x", price: 0 }];
    const outputs = ask({ people: people("A", "B"), items, tipType: "amount", tipValue: 5, taxValue: 8 });
    expect(outputs.sharesText).toBe("A 2.50\nB 2.50");
  });

  it("shows who owes whom once payments are entered", () => {
    const outputs = ask({
      ...plain,
      people: people("A", "B", "C"),
      items: [{ name: "x", price: 90 }],
      payments: [{ name: "A", paid: 90 }],
    });
    expect(outputs).toMatchObject({
      balancesText: "A +60.00\nB -30.00\nC -30.00",
      settlementsText: "B pays A 30.00\nC pays A 30.00",
      settlementCount: 2,
      settlementOptimal: true,
    });
  });

  it("is exact to the coin for any bill", () => {
    const amount = fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100);
    const item = fc.record({
      name: fc.constant("x"),
      price: amount,
      sharedBy: fc.constantFrom("", "A", "A, B", "A:2, C:1", "B:3,C"),
      taxable: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 30 }),
        (items, tipValue) => {
          const outputs = ask({ items: items as Json[], tipValue });
          const cents = (value: number) => Math.round(value * 100);
          const total = outputs.shares.reduce((sum: number, row: { total: number }) => sum + cents(row.total), 0);
          expect(total).toBe(cents(outputs.grandTotal));
          for (const row of outputs.shares) {
            const exact = row.subtotal - row.discount + row.tax + row.service + row.tip;
            expect(Math.abs(row.total - exact)).toBeLessThan(0.01);
          }
        },
      ),
    );
  });
});

describe("one total", () => {
  it("charges leftover cents to the first people", () => {
    expect(ask({ mode: "even" })).toMatchObject({
      grandTotal: 100,
      subtotal: null,
      sharesText: "Person 1 33.34\nPerson 2 33.33\nPerson 3 33.33",
    });
    expect(ask({ mode: "even", currencyDigits: 0 }).sharesText).toBe("Person 1 34\nPerson 2 33\nPerson 3 33");
  });
});

describe("expenses", () => {
  it("settles a day of 30, 60 and 90 with one payment of 30", () => {
    expect(ask({ mode: "expenses" })).toMatchObject({
      grandTotal: 180,
      balancesText: "A -30.00\nB 0.00\nC +30.00",
      settlementsText: "A pays C 30.00",
      settlementCount: 1,
      settlementOptimal: true,
    });
  });

  it("shows what is owed with a minus sign, which programs read as a hyphen", () => {
    expect(new Format().value(splitBill.outputs.balancesText, "A -30.00\nB 0.00")).toBe("A −30.00\nB 0.00");
  });

  it("lists every original debt", () => {
    const { debts } = ask({ mode: "expenses" });
    expect(debts).toHaveLength(6);
    expect(debts[0]).toEqual({ from: "A", to: "B", amount: 20 });
  });

  it("rounds all shares together", () => {
    const outputs = ask({
      mode: "expenses",
      expenses: [
        { description: "x", paidBy: "A", amount: 10 },
        { description: "y", paidBy: "B", amount: 10 },
      ],
    });
    expect(outputs.balances.map((row: { owes: number }) => row.owes)).toEqual([6.67, 6.67, 6.66]);
  });

  it("has nothing to settle if everyone is even", () => {
    const expenses = [{ description: "x", paidBy: "A", amount: 10, sharedBy: "A" }];
    expect(ask({ mode: "expenses", expenses })).toMatchObject({ settlementsText: null, settlementCount: 0 });
  });
});

describe("invalid inputs", () => {
  const two = people("A", "B");
  const items = [{ name: "x", price: 5 }];
  it.each<[JsonObject, string, string]>([
    [{ people: people("A", "A") }, "people", "The name A is used twice."],
    [{ items: [] }, "items", "Add at least one item."],
    [
      { people: two, items: [{ name: "x", price: 5, sharedBy: "C" }] },
      "items",
      "Item “x” is shared by C, who is not in the list.",
    ],
    [
      { people: two, items: [{ name: "x", price: 5, sharedBy: ":2" }] },
      "items",
      "Item “x”: every weight needs a name, as in A:2.",
    ],
    [
      { people: two, items: [{ name: "x", price: 5, sharedBy: "A:0" }] },
      "items",
      "Item “x”: at least one weight must be more than 0.",
    ],
    [{ people: two, items, discountValue: 6 }, "discountValue", "Discount must not be more than the subtotal of 5.00."],
    [
      {
        people: two,
        items: [{ name: "x", price: 5, sharedBy: "A" }],
        discountValue: 2,
        discountSplit: "even",
      },
      "discountValue",
      "An equal share of the discount would put B below 0.",
    ],
    [{ tipValue: -1 }, "tipValue", "Tip must be 0 or more."],
    [{ taxValue: -1 }, "taxValue", "Tax must be 0 or more."],
    [{ serviceCharge: -1 }, "serviceCharge", "Service charge must be 0 or more."],
    [
      { people: two, items, payments: [{ name: "A", paid: 3 }] },
      "payments",
      "The payments add up to 3.00, but the bill is 6.34.",
    ],
    [{ people: two, items, payments: [{ name: "Z", paid: 6.34 }] }, "payments", "Z paid but is not in the list."],
    [
      { mode: "expenses", expenses: [{ description: "x", paidBy: "Z", amount: 3 }] },
      "expenses",
      "Z paid “x” but is not in the list.",
    ],
    [{ mode: "even", peopleCount: 0 }, "peopleCount", "People must be between 1 and 1,000."],
  ])("%j", (inputs, field, message) => {
    expect(problemsOf(splitBill, inputs)).toEqual([{ field, message }]);
  });

  it.each<[JsonObject, string]>([
    [{ items: [{ name: "x", price: -5 }] }, "items"],
    [{ items: [{ name: "x", price: 5, quantity: 0 }] }, "items"],
    [{ mode: "expenses", expenses: [{ description: "x", paidBy: "A", amount: -3 }] }, "expenses"],
    [{ mode: "even", totalAmount: -1 }, "totalAmount"],
    [{ people: people("A", " ") }, "people"],
  ])("%j is rejected", (inputs, field) => {
    expect(problemsOf(splitBill, inputs).map((problem) => problem.field)).toEqual([field]);
  });
});

describe("headline", () => {
  const people = [{ name: "Ann" }, { name: "Ben" }, { name: "Cid" }];

  it("states who pays whom", () => {
    const expenses = [{ description: "Cab", amount: 30, paidBy: "Ann", sharedBy: "" }];
    expect(headlineOf(splitBill, { mode: "expenses", people, expenses })).toMatchObject({
      items: ["Ben pays Ann $10.00", "Cid pays Ann $10.00"],
      second: "2 payments settle 1 expense of $30.00 in all.",
    });
    const own = [{ description: "Cab", amount: 30, paidBy: "Ann", sharedBy: "Ann" }];
    expect(headlineOf(splitBill, { mode: "expenses", people, expenses: own })).toMatchObject({
      figure: "Nobody owes anything",
      tone: "plain",
    });
  });

  it("states what each person pays, including unequal cents", () => {
    const items = [{ name: "Pizza", price: 30, quantity: 1, sharedBy: "" }];
    const bill = { mode: "bill", people, items, discountValue: 0, taxValue: 0, tipValue: 0 };
    expect(headlineOf(splitBill, bill).items).toEqual(["Ann pays $10.00", "Ben pays $10.00", "Cid pays $10.00"]);
    const even = headlineOf(splitBill, { mode: "even", totalAmount: 10, peopleCount: 3 });
    expect(even).toMatchObject({ label: "Each pays", figure: "$3.33 or $3.34" });
  });
});

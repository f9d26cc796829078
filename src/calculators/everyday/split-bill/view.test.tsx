import { beforeAll, describe, expect, it } from "vitest";
import { tabsOf } from "../../../site/kit";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import splitBill from "./calculator";
import view from "./view";

beforeAll(() => prepareView(splitBill, view));

const item = (name: string, price: number, sharedBy = "", more = {}) => ({ name, price, sharedBy, ...more });
/** Ann had 40 and Bob 60; 10% discount, 10% tax on 90, and a 20% tip on 90. */
const BILL = {
  people: [{ name: "Ann" }, { name: "Bob" }],
  items: [item("Fish", 40, "Ann"), item("Steak", 30, "Bob", { quantity: 2 })],
  ...{ discountType: "percent", discountValue: 10, taxValue: 10, tipValue: 20 },
};
const draw = (given = {}) => new DrawnView(splitBill, view, { ...BILL, ...given });
const TRIP = {
  mode: "expenses",
  people: [{ name: "A" }, { name: "B" }, { name: "C" }],
  expenses: [
    { description: "Breakfast", paidBy: "A", amount: 30 },
    { description: "Lunch", paidBy: "B", amount: 60 },
    { description: "Dinner", paidBy: "C", amount: 90 },
  ],
};

/** The button texts of each item, in parentheses for people who do not share it. */
const initials = (given: object) =>
  [
    ...draw(given)
      .html("Display")
      .matchAll(/<tr>.*?<\/tr>/g),
  ].map(([row]) =>
    [...row.matchAll(/aria-pressed="(\w+)" aria-label="[^"]*">([^<]+)</g)].map(([, on, text]) =>
      on === "true" ? text : `(${text})`,
    ),
  );

describe("the receipt", () => {
  it("lists each item with its price and who shares it", () => {
    const drawn = draw();
    expect(drawn.text("Display")).toMatch(
      /^Items and who shares them Fish \$40\.00 A B Steak \$60\.00 A B \$117\.00 in all/,
    );
    expect(initials({})).toEqual([
      ["A", "(B)"],
      ["(A)", "B"],
    ]);
    const html = drawn.html("Display");
    expect(html).toContain('class="initial hue-0" aria-pressed="true" aria-label="Ann shares Fish"');
    expect(html).toContain('class="initial hue-1" aria-pressed="true" aria-label="Bob shares Steak"');
  });

  it("names an unnamed item by its position, and shares it among everyone if nobody is named", () => {
    const html = draw({ items: [item("", 40)] }).html("Display");
    expect(html).toContain('<th scope="row">Item 1</th>');
    expect(html).toContain('aria-label="Ann shares item 1"');
    expect(initials({ items: [item("", 40)] })).toEqual([["A", "B"]]);
    // Names are matched regardless of case.
    expect(initials({ items: [item("Fish", 40, "bob:2")] })).toEqual([["(A)", "B"]]);
  });

  it("distinguishes people by up to three letters, in four colors", () => {
    const people = ["Ann", "Anton", "Bob", "Amy", "Anne"].map((name) => ({ name }));
    const html = draw({ people, items: [item("Fish", 40)] }).html("Display");
    expect(initials({ people, items: [item("Fish", 40)] })).toEqual([["Ann", "Ant", "B", "Am", "Ann"]]);
    expect(html.match(/hue-\d/g)).toEqual(["hue-0", "hue-1", "hue-2", "hue-3", "hue-0"]);
  });

  it("is shown only for one bill", () => {
    expect(draw(TRIP).html("Display")).not.toContain("receipt");
  });
});

describe("the message for a chat", () => {
  const message = (given: object) => /<q>(.*?)<\/q>/.exec(draw(given).html("Display"))?.[1];

  it("states what each pays", () => {
    // 40% and 60% of 90 + 9 + 18.
    expect(message({})).toBe("$117.00 in all: Ann $46.80, Bob $70.20.");
    const payments = [{ name: "Bob", paid: 117 }];
    expect(message({ payments })).toBe("$117.00 in all: Ann $46.80, Bob $70.20. Ann pays Bob $46.80.");
    expect(draw().html("Display")).toContain('aria-label="Copy message for a chat"');
  });

  it("names at most a dozen people", () => {
    const twelve = message({ mode: "even", totalAmount: 120, peopleCount: 12 });
    expect(twelve).toMatch(/^\$120\.00 in all: .* \$10\.00\.$/);
    expect(message({ mode: "even", totalAmount: 140, peopleCount: 14 })).toMatch(/\$10\.00 and 2 more\.$/);
  });

  it("states who pays whom after a trip", () => {
    // 60 each.
    expect(message(TRIP)).toBe("A pays C $30.00.");
    const even = [{ description: "", paidBy: "A", amount: 30, sharedBy: "A" }];
    expect(message({ ...TRIP, expenses: even })).toBe("Nobody owes anything.");
    const two = [{ description: "", paidBy: "A", amount: 30 }];
    expect(message({ ...TRIP, expenses: two })).toBe("B pays A $10.00, C pays A $10.00.");
  });
});

it("shows a card for each person, without amounts of 0", () => {
  expect(draw({ serviceCharge: 10 }).text("Each person")).toBe(
    "Ann Items $40.00 Discount −$4.00 Tax $3.60 Service $4.00 Tip $7.20 Pays $50.80 Bob Items $60.00 Discount −$6.00 Tax $5.40 Service $6.00 Tip $10.80 Pays $76.20",
  );
  expect(draw({ discountValue: 0, taxValue: 0, tipValue: 0 }).text("Each person")).toBe(
    "Ann Items $40.00 Pays $40.00 Bob Items $60.00 Pays $60.00",
  );
});

it("shows who pays whom, with the original debts in small print", () => {
  const drawn = draw(TRIP);
  expect(drawn.text("Who pays whom")).toBe(
    "Who pays whom, with the original debts in small print From to A to B to C A – owed $20.00 $30.00 owed $30.00 B – owed $10.00 – owed $30.00 C – owed $10.00 – owed $20.00",
  );
  const html = drawn.html("Who pays whom");
  expect(html).toContain('aria-label="Who pays whom"');
  expect(html).toContain("<b>$30.00</b><small>owed <!-- -->$30.00</small>");
});

it("hints at the amounts that percentages come to", () => {
  const drawn = draw();
  expect(["discountValue", "taxValue", "tipValue"].map((key) => drawn.hint(key))).toEqual([
    "$10.00",
    "$9.00",
    "$18.00",
  ]);
  const amounts = draw({ discountType: "amount", taxType: "amount", tipType: "amount" });
  expect(["discountValue", "taxValue", "tipValue"].map((key) => amounts.hint(key))).toEqual(["", "", ""]);
  const none = draw({ discountValue: 0, taxValue: 0, tipValue: 0 });
  expect(["discountValue", "taxValue", "tipValue"].map((key) => none.hint(key))).toEqual(["", "", ""]);
});

it("shows the tabs and figures of each mode", () => {
  const bill = draw();
  expect(bill.tabs).toEqual(["Each person", "Shares"]);
  expect(bill.figures).toEqual(["subtotal", "discount", "tax", "tip", "grandTotal"]);
  expect(draw({ discountValue: 0 }).figures).toEqual(["subtotal", "tax", "tip", "grandTotal"]);
  const paid = draw({ payments: [{ name: "Bob", paid: 117 }] });
  expect(paid.figures?.slice(-2)).toEqual(["settlementCount", "settlementOptimal"]);
  const even = draw({ mode: "even" });
  expect(even.tabs).toEqual(["Shares"]);
  // An equal share has no items, tax or tip of its own.
  expect(even.table("Shares")).toMatch(/^Person Pays /);
  expect(even.figures).toEqual(["largestShare", "smallestShare"]);
  const trip = draw(TRIP);
  expect(trip.tabs).toEqual(["Balances", "Who pays whom", "Payments", "Original debts"]);
  expect(trip.figures).toEqual(["grandTotal", "settlementCount", "settlementOptimal"]);
  expect(tabsOf(view).slice(1, 3)).toMatchObject([
    { label: "Shares", table: "shares", totals: ["total"] },
    { label: "Balances", table: "balances", totals: ["paid", "owes"] },
  ]);
});

describe("what each person pays", () => {
  // Exactly, Ana owes 44.75 − 3.8495 + 2.9641 + 8.1801 = 52.0447; the cents of the total make it 52.05.
  const bill = {
    people: ["Ana", "Ben", "Chloe", "Dev"].map((name) => ({ name })),
    items: [
      item("Steak", 38, "Ana"),
      item("Nachos", 13.5, "", { quantity: 2 }),
      item("Beer", 7, "Ben, Dev", { quantity: 5 }),
      item("Salad", 16.25, "Chloe"),
    ],
    taxType: "percent",
    taxValue: 7.25,
    tipType: "percent",
    tipValue: 20,
    discountType: "amount",
    discountValue: 10,
  };
  const byPerson = (text: string) => text.split(/(?=Ana|Ben|Chloe|Dev|Total)/);

  it("is the sum of the lines on the cards", () => {
    const people = byPerson(draw(bill).text("Each person"));
    expect(people).toHaveLength(4);
    for (const person of people) {
      const amounts = [...person.matchAll(/(−?)\$([\d.]+)/g)].map(
        ([, sign, amount]) => (sign ? -1 : 1) * Number(amount),
      );
      const pays = amounts.pop() as number;
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(pays, 9);
    }
  });

  it("is the sum of its row in the table, to the cent; charges that the bill does not have are left out", () => {
    const [heading, ...people] = byPerson(draw(bill).table("Shares"));
    expect(heading).toBe("Person Items Discount Tax Tip Pays ");
    expect(people.pop()).toMatch(/^Total 1\d\d\.\d\d /);
    expect(people).toHaveLength(4);
    for (const person of people) {
      const cells = person.trim().split(" ").slice(1);
      expect(cells.every((cell) => /^\d+\.\d\d$/.test(cell))).toBe(true);
      const [items, discount, tax, tip, pays] = cells.map(Number) as [number, number, number, number, number];
      expect(items - discount + tax + tip).toBeCloseTo(pays, 9);
    }
  });
});

#!/usr/bin/env python3
"""Loans computed row by row with 60-digit decimals: the figures that the calculators' tests expect.

    python3 scripts/reference/loans.py

Shares no code with the site. Rates are in percent per year; a month is a twelfth of a year.
"""

from decimal import Decimal as D
from decimal import getcontext

getcontext().prec = 60


def level(principal, rate, periods, balloon=D(0)):
    """The payment that repays a loan, with a balloon due together with the last payment."""
    if rate == 0:
        return (principal - balloon) / periods
    v = (1 + rate) ** -periods
    return (principal - balloon * v) * rate / (1 - v)


def run(principal, rate, payment, extra=D(0), limit=10_000):
    """(number of payments, total interest, last payment) of a loan paid until nothing is owed."""
    balance, total, number, due = principal, D(0), 0, D(0)
    while balance > D("1e-30") and number < limit:
        interest = balance * rate
        number += 1
        total += interest
        due = min(payment, balance + interest)
        balance -= due - interest
        balance -= min(extra, balance)
    return number, total, due


def apr(financed, payments):
    """Percent per year at which the present value of monthly payments equals the amount financed."""
    low, high = D(0), D(1)
    for _ in range(180):
        middle = (low + high) / 2
        worth, v = D(0), 1 / (1 + middle)
        for amount in reversed(payments):
            worth = (worth + amount) * v
        low, high = (middle, high) if worth > financed else (low, middle)
    return 1200 * low


def show(name, **figures):
    print(name)
    for key, value in figures.items():
        print(f"  {key}: {value:.9f}" if isinstance(value, D) else f"  {key}: {value}")


def va():
    base, month = D(400_000), D("6.25") / 1200
    fee = base * D("2.15") / 100
    note = base + fee
    payment = level(note, month, 360)
    number, interest, _ = run(note, month, payment)
    show(
        "VA: the page as it opens",
        payment=payment,
        numberOfPayments=number,
        totalInterest=interest,
        apr=apr(note - fee, [payment] * 360),
    )
    note, month = D(250_000), D("6.875") / 1200
    payment = level(note, month, 240)
    number, interest, _ = run(note, month, payment, extra=D(300))
    financed = note - note * D("3.3") / 100 - note / 100 - 2500
    show(
        "VA: a cash-out on later use, fee in cash, points, fees and extra payments",
        monthlyPrincipalInterest=payment,
        numberOfPayments=number,
        totalInterest=interest,
        apr=apr(financed, [payment] * 240),
    )


def schedule():
    month = D(7) / 1200
    payment = level(D(500_000), month, 360)
    balance, total = D(500_000), D(0)
    for _ in range(83):
        total += balance * month
        balance += balance * month - payment
    total += balance * month
    show(
        "Schedule: 30 years, due in 7",
        payment=payment,
        lastPayment=balance * (1 + month),
        totalInterest=total,
    )
    month = D(9) / 1200
    payment = level(D(20_000), month, 48, D(8000))
    show(
        "Schedule: a balloon with the last payment",
        payment=payment,
        lastPayment=payment + 8000,
        totalInterest=48 * payment + 8000 - 20_000,
    )
    quarter = (1 + D(8) / 1200) ** 3 - 1
    balance, payments = D(100_000), []
    for _ in range(8):
        payments.append(D(12_500) + balance * quarter)
        balance -= D(12_500)
    show(
        "Schedule: fixed principal every quarter, interest monthly",
        payment=payments[0],
        lastPayment=payments[-1],
        totalInterest=sum(payments) - 100_000,
    )


def fha():
    base = D(337_750)
    note = (base + base * D("1.75") / 100).to_integral_value(rounding="ROUND_FLOOR")
    month = D("6.25") / 1200
    payment = level(note, month, 360)
    _, interest, _ = run(note, month, payment)
    show("FHA: the page as it opens", loanAmount=note, payment=payment, totalInterest=interest)


def home_loan():
    """Six installments skipped from the 13th on, their interest added; then the EMI that ends on time."""
    month = D("8.5") / 1200
    balance, total = D(5_000_000), D(0)
    payment = level(balance, month, 240)
    for number in range(1, 247):
        interest = balance * month
        total += interest
        balance += interest
        if number == 18:
            final = level(balance, month, 228)
        if number < 13:
            balance -= payment
        elif number > 18:
            balance -= final
    show("Home loan: a moratorium whose interest joins the loan", emi=payment, finalEmi=final, totalInterest=total)


def due():
    """Payments at the start of each period, the first together with the loan; also far above 100 % a year."""
    for name, principal, annual, number, residual in (
        ("a car lease", D(30_000), D("6.5"), 36, D(15_000)),
        ("1,200 % a year", D(500), D(1200), 24, D(0)),
    ):
        month = annual / 1200
        v = (1 + month) ** -(number - 1)
        payment = (principal - residual * v) / sum((1 + month) ** -k for k in range(number))
        balance, total, rows = principal, D(0), []
        for k in range(1, number + 1):
            interest = balance * month if k > 1 else D(0)
            total += interest
            balance += interest - payment
            rows.append(balance)
        show(
            f"Payments at the start: {name}",
            payment=payment,
            balanceAfter1=rows[0],
            balanceAfter12=rows[11],
            lastPayment=payment + rows[-1],
            totalInterest=total,
        )
    month = D(1000) / 1200
    payment = level(D(500), month, 24)
    number, interest, last = run(D(500), month, payment)
    show("1,000 % a year, at the end", payment=payment, numberOfPayments=number, totalInterest=interest, lastPayment=last)


va()
schedule()
fha()
home_loan()
due()

/**
 * Answers what is typed before React has loaded. A slow phone needs a second for React, but only a tenth of
 * that for a calculator: until React hydrates the page, this writes the headline into the HTML on every
 * keystroke.
 */
import type { AnyCalculator, Headline } from "../../core/calculator";
import { CURRENCIES } from "../../core/currency";
import { Format } from "../../core/format";
import { homeCurrencyFor } from "../../core/home-currency";
import type { JsonObject } from "../../core/parse";
import type { EarlyRecord } from "../hydration/early-input";
import { hasLeftAddress } from "../navigation/left-address";
import type { CalculatorCard } from "../navigation/page";
import { writesDecimalComma } from "../preferences/decimal-comma";
import { storedCurrency } from "../preferences/stored-currency";
import { barSize, belowFigure, headlineSize } from "./headline";
import { openingOf, typedBefore } from "./opening";
import { answerTexts } from "./text-answers";
import { autoFilled } from "./texts";

/** Updates the answer as the form changes, until React starts to hydrate the page. */
export function answerEarly(calculator: AnyCalculator, card: CalculatorCard, early: EarlyRecord): void {
  const page = document.querySelector<HTMLElement>("article.calculator");
  // After a reload in the middle of typing, the inputs differ from those in the form.
  if (!page || hasLeftAddress()) return;
  const answer = () => {
    if (early.begun) return removeEventListener("input", answer);
    const headline = headlineOfForm(calculator, card, page.querySelector("form"));
    if (!headline || !write(headline, page)) return;
    early.answered = true;
    document.documentElement.dataset.pending = "figures";
  };
  addEventListener("input", answer);
  if (document.documentElement.dataset.pending !== undefined) answer();
}

/** Null while what was typed has no answer. */
function headlineOfForm(
  calculator: AnyCalculator,
  { homeCurrency, usualCurrency }: CalculatorCard,
  form: HTMLFormElement | null,
): Headline | null {
  const reader = storedCurrency() ?? usualCurrency ?? CURRENCIES[0];
  const drawn = openingOf(calculator);
  const home = (given: JsonObject) => homeCurrencyFor(homeCurrency, calculator, given);
  const texts = typedBefore(form, calculator, undefined, new Format(home(drawn) ?? usualCurrency));
  const format = new Format(home({ ...drawn, ...texts }) ?? reader);
  const opening = { ...drawn, ...autoFilled(calculator.inputs, new Date(), format, reader) };
  const { answered } = answerTexts(calculator, texts, opening, format, {
    decimalComma: writesDecimalComma(),
  });
  return answered && calculator.headline(answered.model, format);
}

/**
 * Changes only texts, so React finds the elements it expects. @returns false if the headline does not fit
 * them
 */
function write(headline: Headline, page: HTMLElement): boolean {
  const answer = page.querySelector<HTMLElement>(".answer");
  const figure = answer?.querySelector("b");
  const bar = page.querySelector<HTMLElement>(".dock");
  if (!answer || !figure || headline.items || figure.classList.contains("items")) return false;
  if ((headline.text !== undefined) !== figure.classList.contains("text")) return false;
  const [before, after, second] = answer.querySelectorAll<HTMLElement>(":scope > span");
  const [label, barFigure] = bar?.children ?? [];
  setText(before, headline.before);
  setText(figure, headline.text ?? headline.figure);
  setText(after, belowFigure(headline.after));
  setText(second, headline.second);
  setText(label, headline.label);
  setText(barFigure, headline.figure);
  setData(answer, "tone", headline.tone);
  setData(bar, "tone", headline.tone);
  setData(figure, "size", headlineSize(headline));
  setData(barFigure, "size", barSize(headline));
  return true;
}

function setText(element: Element | undefined, text = ""): void {
  if (element) element.textContent = text;
}

function setData(element: Element | null | undefined, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(`data-${name}`);
  else element?.setAttribute(`data-${name}`, value);
}

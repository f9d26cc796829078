/** For tests only: what a drawing of kit/Drawing.tsx shows, read from its HTML. */
import type { AnyCalculator } from "../../core/calculator";
import type { AnyView } from "../kit";
import { DrawnView, prepareView } from "./draw-view";

/** The tools of a collection, by their ids. */
export class DrawnTools {
  constructor(
    /** From the modules `./tools/*.ts`. */
    private readonly calculators: Readonly<Record<string, AnyCalculator>>,
    /** From the modules `./tools/*.view.tsx`. */
    private readonly views: Readonly<Record<string, AnyView>>,
  ) {}

  async prepare(): Promise<void> {
    const ids = Object.keys(this.views).map((path) => path.slice("./tools/".length, -".view.tsx".length));
    await Promise.all(ids.map((id) => prepareView(this.calculatorOf(id), this.viewOf(id))));
  }

  draw(id: string, given = {}): DrawnView {
    return new DrawnView(this.calculatorOf(id), this.viewOf(id), given);
  }

  /** The HTML of a tool's display, with plain spaces between numbers and units. */
  sketch(id: string, given = {}): string {
    return this.draw(id, given).html("Display").replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");
  }

  private calculatorOf(id: string): AnyCalculator {
    return this.calculators[`./tools/${id}.ts`] as AnyCalculator;
  }

  private viewOf(id: string): AnyView {
    return this.views[`./tools/${id}.view.tsx`] as AnyView;
  }
}

export function caption(html: string): string | undefined {
  return /<figcaption>(.*?)<\/figcaption>/.exec(html)?.[1];
}

/** The lines of a color, without their arrowheads. */
export function lines(html: string, color: string): string[] {
  return [...html.matchAll(/class="line-([^"]*)"><path d="([^"]*)"/g)].flatMap(([, name, d]) =>
    name?.split(" ")[0] === color ? [d as string] : [],
  );
}

/** The circles of a class: x, y and radius. */
export function circles(html: string, name: string): number[][] {
  return [...html.matchAll(/<circle class="([^"]*)" cx="([^"]*)" cy="([^"]*)" r="([^"]*)"/g)].flatMap(
    ([, found, x, y, r]) => (found === name ? [[Number(x), Number(y), Number(r)]] : []),
  );
}

/** `R at 160 24` */
export function texts(html: string): string[] {
  return [...html.matchAll(/<text x="([^"]*)" y="([^"]*)"[^>]*>([^<]+)/g)].map(
    ([, x, y, text]) => `${text} at ${x} ${y}`,
  );
}

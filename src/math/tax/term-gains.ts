/** A year's gains by holding period; losses are negative. */
export interface TermGains {
  readonly shortTerm: number;
  readonly longTerm: number;
}

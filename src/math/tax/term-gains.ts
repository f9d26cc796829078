/** Gains of a year by how long what was sold had been held; a loss is negative. */
export interface TermGains {
  readonly shortTerm: number;
  readonly longTerm: number;
}

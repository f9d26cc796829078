/**
 * The inputs and outputs of every calculator, by ID. The build replaces the declarations of this module by the real
 * ones, which name each calculator.
 */
export interface Calculators {
  readonly [id: string]: {
    readonly inputs: { readonly [key: string]: unknown };
    readonly outputs: { readonly [key: string]: unknown };
    /** The inputs that can be solved for. */
    readonly solvable: string;
    /** The outputs that can be aimed at. */
    readonly aim: string;
  };
}

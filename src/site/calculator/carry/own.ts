/** Stands in links for the visitor's own figures, in place of the calculator that figures come from. */
export const OWN = "your-figures";

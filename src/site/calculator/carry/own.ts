/** In links that carry figures: their source is “Your figures” and not another calculator. */
export const OWN = "your-figures";

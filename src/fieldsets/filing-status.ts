/** Federal filing statuses of the United States, as a choice names them. */
export const FILING_STATUSES = {
  single: "Single",
  joint: "Married filing jointly",
  separate: "Married filing separately",
  head: "Head of household",
  survivor: "Qualifying surviving spouse",
} as const;

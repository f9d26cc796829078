/** What belongs to whoever runs the site: its name, its address and how to reach its people. */
export const site = {
  name: "Reckoner",
  /** Where the site is published, without a slash at the end. */
  url: "https://reckoner.example",
  email: "hello@reckoner.example",
  /** Shown in the footer and to search engines. */
  tagline: "Figures you can check.",
  description:
    "Free calculators for money, health, school, science and everyday life. They run in your browser, show their working and name their sources.",
  /** The stock photo on the home and about pages; a drawing of our own stands in where it does not load. */
  photo: {
    origin: "https://images.unsplash.com",
    path: "/photo-1554224155-6726b3ff858f?auto=format&fit=crop&w=960&q=60",
  },
} as const;

/** Names of the caches that pages and the service worker fill, and from which the service worker responds. */
export const CACHES = {
  /** HTML of pages that were visited. */
  pages: "visited-pages",
  /** Files of pages that were visited. */
  files: "visited-files",
  /** Every file, if the visitor wants to keep the whole site. */
  whole: "whole-site",
} as const;

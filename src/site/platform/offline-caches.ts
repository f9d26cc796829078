/** Names of the caches that pages fill and the service worker reads. */
export const CACHES = {
  /** HTML of pages that were visited. */
  pages: "visited-pages",
  /** Files of pages that were visited. */
  files: "visited-files",
  /** Every file, where the visitor wants it so. */
  whole: "whole-site",
} as const;

/** Names of the caches that pages and the service worker fill, and from which the service worker responds. */
export const CACHES = {
  /** HTML of pages that were visited. */
  pages: "visited-pages",
  /** Files of pages that were visited. */
  files: "visited-files",
  /** Every file, if the visitor wants to keep the whole site. */
  whole: "whole-site",
} as const;

/**
 * Cache mode of the requests with which a page fills these caches ahead of use. Names of files change with
 * their content, so what the browser already has is as good as new.
 */
export const KEEPING = "force-cache";

/** Session storage key, set once the visitor has dismissed the bookmark popup. */
export const BOOKMARK_SEEN = "hasSeenBookmarkPopup";

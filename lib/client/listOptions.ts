const RETRY_AFTER_MS = 2000;

/**
 * Of a list that grows page by page. A page that is there is never asked for again. One that failed is (§8), by itself:
 * with ever longer pauses while somebody looks at the page, at once when they come back to it or are online again.
 */
export const LIST_OPTIONS = {
  revalidateFirstPage: false,
  revalidateIfStale: false,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  errorRetryInterval: RETRY_AFTER_MS,
} as const;

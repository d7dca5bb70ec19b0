const RETRY_AFTER_MS = 2000;

/**
 * SWR options of an infinite list. A loaded page is not requested again by itself. A failed one is retried (§8): with growing
 * pauses while the page is visible, and at once on focus or when the browser is online again.
 */
export const LIST_OPTIONS = {
  revalidateFirstPage: false,
  revalidateIfStale: false,
  revalidateOnFocus: true,
  // What failed out of sight is not retried by SWR: the focus must never be passed over.
  focusThrottleInterval: 0,
  revalidateOnReconnect: true,
  errorRetryInterval: RETRY_AFTER_MS,
} as const;

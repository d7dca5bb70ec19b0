import type { Metadata } from 'next';

/** Pages about one person: found by nobody but those who have the number. */
export const certificateMetadata = (title: string, description?: string): Metadata => ({
  title,
  description,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
});

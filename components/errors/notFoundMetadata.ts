import type { Metadata } from 'next';

export const notFoundMetadata: Metadata = { robots: { index: false } };

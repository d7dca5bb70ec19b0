import type { CollectionConfig } from 'payload';

/** Counters for calls that are limited by visitor. windowStart is epoch ms. */
export const rateLimits: CollectionConfig = {
  slug: 'rateLimits',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
    { name: 'windowStart', type: 'number', required: true, index: true },
  ],
};

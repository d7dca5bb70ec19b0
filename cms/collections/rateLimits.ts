import type { CollectionConfig } from 'payload';
import { servicesOnly } from './shared';

/** Counters for calls that are limited by visitor. windowStart is epoch ms. */
export const rateLimits: CollectionConfig = {
  slug: 'rateLimits',
  access: servicesOnly,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
    { name: 'windowStart', type: 'number', required: true, index: true },
  ],
};

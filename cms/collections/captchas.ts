import type { CollectionConfig } from 'payload';
import { servicesOnly } from './shared';

/** §5 captcha: in the database because several processes may answer. Hashes only, times in epoch ms. */
export const captchas: CollectionConfig = {
  slug: 'captchas',
  access: servicesOnly,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'emailHash', type: 'text', required: true, index: true },
    { name: 'answerHash', type: 'text', required: true },
    { name: 'expiresAt', type: 'number', required: true, index: true },
    { name: 'used', type: 'checkbox', required: true, defaultValue: false },
    // What the one try was for: lets a repeated call hear the same answer.
    { name: 'usedFor', type: 'text' },
  ],
};

import type { CollectionConfig } from 'payload';

/** §5 captcha: in the database, as any of several processes may check it. Hashes only; times in epoch ms. */
export const captchas: CollectionConfig = {
  slug: 'captchas',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'emailHash', type: 'text', required: true, index: true },
    { name: 'answerHash', type: 'text', required: true },
    { name: 'expiresAt', type: 'number', required: true, index: true },
    { name: 'used', type: 'checkbox', required: true, defaultValue: false },
    // What the one try was for, so that a repeated call gets the same answer.
    { name: 'usedFor', type: 'text' },
  ],
};

import type { CollectionConfig } from 'payload';
import { HAS_SECURE_ADMIN, IS_PRODUCTION } from '../env';
import { editorsOnly, GROUPS } from './shared';

const closed = () => Response.json({ message: 'Not found' }, { status: 404 });

export const editors: CollectionConfig = {
  slug: 'editors',
  access: { ...editorsOnly, admin: ({ req }) => Boolean(req.user), unlock: editorsOnly.update },
  admin: {
    group: GROUPS.administration,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'updatedAt'],
    description:
      'People who keep this site. There is no mail: an editor sets a new password for another.',
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Strict', secure: HAS_SECURE_ADMIN },
  },
  // No sign-up and no password reset: set-up creates the first editor (cms/firstEditor.ts), and this CMS sends no mail.
  endpoints: IS_PRODUCTION
    ? [
        { path: '/first-register', method: 'post', handler: closed },
        { path: '/forgot-password', method: 'post', handler: closed },
        { path: '/reset-password', method: 'post', handler: closed },
      ]
    : [],
  fields: [{ name: 'name', type: 'text', maxLength: 256 }],
};

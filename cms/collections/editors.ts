import type {
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  FieldAccess,
  Option,
} from 'payload';
import { LANGUAGES } from '@/lib/i18n/locales';
import { isOrganiser, roleOf } from '../access/may';
import { ROLES, type Role } from '../access/roles';
import { passwordLinks } from '../endpoints/passwordLinks';
import { HAS_SECURE_ADMIN } from '../env';
import { CMS_LOCALES } from '../queries/locale';
import { countOnlyFailures, forgetTries, limitSignIns } from '../access/signInLimits';
import { dropWithEditor } from './dropWithEditor';
import { refuseShortPassword } from './refuseShortPassword';
import { GROUPS } from './shared';
import { tellUsedLink } from './tellUsedLink';

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  organiser: 'Organiser: everything',
  editor: 'Editor: all content',
  translator: 'Translator: texts in the languages below',
  moderator: 'Moderator: comments and favourites',
  juror: 'Juror: reads only',
};

const languageOptions: Option[] = CMS_LOCALES.map((value) => ({
  value,
  label: LANGUAGES[value].name,
}));

/** Nobody gives a role to oneself. */
const byOrganisers: FieldAccess = ({ req }) => isOrganiser(req.user);
const organisersOnly = { create: byOrganisers, update: byOrganisers };

/** A new link is written past the hook below, by cms/mail/sendLink.ts, and so is one that is used, by Payload. */
const NO_LINK = { resetPasswordToken: null, resetPasswordExpiration: null };
const OF_PASSWORDS = ['hash', 'salt', ...Object.keys(NO_LINK)];

/**
 * Payload adds them to each save as they were when it began: a password that was changed meanwhile would be the old one again, and a
 * used link good once more. After this hook it adds the hash of a new password, if there is one. With that, or with another e-mail,
 * a link that was mailed before ends: whoever has it would be let in.
 */
const leavePasswords: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const rest = Object.entries(data).filter(([name]) => !OF_PASSWORDS.includes(name));
  const endsLink = data.password || data.email !== originalDoc?.email;
  return { ...Object.fromEntries(rest), ...(endsLink && NO_LINK) };
};

/** Whoever has a new password may try it at once, however often the old one was tried. */
const forgetTriesOfOld: CollectionBeforeChangeHook = async ({ data, originalDoc }) => {
  if (data.password && originalDoc) await forgetTries(originalDoc.email);
  return data;
};

/** A link sets it past the hook above. */
const forgetTriesByLink: CollectionAfterOperationHook = async ({ operation, result }) => {
  if (operation === 'resetPassword') await forgetTries(String(result.user.email));
  return result;
};

/** Nobody is locked out by tries of others (docs/decisions/0046); the columns of Payload's lock stay. */
const NEVER = 1_000_000_000;

export const editors: CollectionConfig = {
  slug: 'editors',
  access: { admin: ({ req }) => roleOf(req.user) !== undefined },
  admin: {
    group: GROUPS.administration,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'updatedAt'],
    description:
      'People who keep this site. Where there is no mail server, an organiser sets a new password for another.',
  },
  auth: {
    maxLoginAttempts: NEVER,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Strict', secure: HAS_SECURE_ADMIN },
  },
  // No sign-up: set-up creates the first editor (cms/commands/firstEditor.ts).
  endpoints: passwordLinks,
  hooks: {
    beforeOperation: [limitSignIns, refuseShortPassword],
    beforeChange: [leavePasswords, forgetTriesOfOld],
    afterLogin: [countOnlyFailures],
    afterOperation: [forgetTriesByLink],
    afterDelete: [dropWithEditor],
    afterError: [tellUsedLink],
  },
  fields: [
    { name: 'name', type: 'text', maxLength: 256, label: 'Full name' },
    {
      name: 'role',
      type: 'select',
      required: true,
      // Also that of editors from before there were roles, whom a migration made organisers.
      defaultValue: 'editor',
      access: organisersOnly,
      options: ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
      label: 'Role of the account',
    },
    {
      name: 'translates',
      type: 'select',
      hasMany: true,
      access: organisersOnly,
      options: languageOptions,
      label: 'Languages of a translator',
      admin: { condition: (_data, { role }) => role === 'translator' },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'en',
      options: languageOptions,
      label: 'Language of mail',
    },
    {
      name: 'invitation',
      type: 'ui',
      admin: { components: { Field: '/components/Invitation#Invitation' } },
    },
  ],
};

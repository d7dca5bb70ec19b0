import type { Payload } from 'payload';
import { isLocale } from '@/lib/i18n/locales';
import { ADMIN_URL } from '../env';
import { letterOf, LINK_IS_GOOD_MS, type Kind } from './letters';

type Receiver = { email: string; language?: string | null };

/** Mails an editor a link to set a password, in the editor's language. Fails if the mail server doesn't take it. */
export async function sendLink(payload: Payload, kind: Kind, { email, language }: Receiver) {
  const token = await payload.forgotPassword({
    collection: 'editors',
    data: { email },
    disableEmail: true,
    expiration: LINK_IS_GOOD_MS[kind],
  });
  if (!token) return;
  const spoken = language && isLocale(language) ? language : 'en';
  const letter = letterOf(kind, spoken, `${ADMIN_URL}/admin/reset/${token}`);
  await payload.sendEmail({ to: email, ...letter });
}

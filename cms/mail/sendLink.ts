import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { isLocale } from '@/lib/i18n/locales';
import { ADMIN_URL } from '../env';
import { rowsBy } from '../queries/driver';
import { sql } from '../queries/sql';
import { letterOf, LINK_IS_GOOD_MS, type Kind } from './letters';

type Receiver = { id: number; email: string; language?: string | null };

/**
 * The token of a link, if the account still has this address. In place of Payload's own way, which writes the whole account as it
 * read it: a role that is taken away meanwhile would be given back.
 */
async function newToken({ db }: Payload, kind: Kind, { id, email }: Receiver) {
  const until = new Date(Date.now() + LINK_IS_GOOD_MS[kind]).toISOString();
  const [row] = await rowsBy<{ token: string }>(
    db,
    sql`UPDATE editors SET reset_password_token = ${randomBytes(20).toString('hex')},
      reset_password_expiration = ${until}
      WHERE id = ${id} AND email = ${email} RETURNING reset_password_token AS token`,
  );
  return row?.token;
}

/** Mails an editor a link to set a password, in the editor's language. Fails if the mail server doesn't take it. */
export async function sendLink(payload: Payload, kind: Kind, receiver: Receiver) {
  const { email, language } = receiver;
  const token = await newToken(payload, kind, receiver);
  if (!token) return;
  const spoken = language && isLocale(language) ? language : 'en';
  const letter = letterOf(kind, spoken, `${ADMIN_URL}/admin/reset/${token}`);
  await payload.sendEmail({ to: email, ...letter });
}

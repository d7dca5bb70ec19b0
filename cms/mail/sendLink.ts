import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { isLocale } from '@/lib/i18n/locales';
import { ADMIN_URL } from '../env';
import { rowsBy } from '../queries/driver';
import { sql } from '../queries/sql';
import { letterOf, LINK_IS_GOOD_MS, type Kind } from './letters';
import { mayStillArrive } from './patience';

type Receiver = { id: number; email: string; language?: string | null };

type Link = { token: string | null; until: string | null; hash: string };

async function linkOf({ db }: Payload, id: number) {
  const [row] = await rowsBy<Link>(
    db,
    sql`SELECT reset_password_token AS token, CAST(reset_password_expiration AS text) AS until, hash
      FROM editors WHERE id = ${id}`,
  );
  return row;
}

/** A letter that wasn't sent leaves the link of an earlier one good. A link that was used, or a new password, ended it. */
async function putBack({ db }: Payload, { id, token }: { id: number; token: string }, old?: Link) {
  if (!old?.token || !old.until) return;
  await rowsBy(
    db,
    sql`UPDATE editors SET
      reset_password_token = ${old.token}, reset_password_expiration = ${old.until}
      WHERE id = ${id} AND reset_password_token = ${token} AND hash = ${old.hash}`,
  );
}

/**
 * The token of a link, if the account still has this address: that of an earlier letter, while it is good for longer, as anybody may
 * ask for a link under somebody's address and would end an invitation. In place of Payload's own way, which writes the whole account as it
 * read it: a role that is taken away meanwhile would be given back.
 */
async function newToken({ db }: Payload, kind: Kind, { id, email }: Receiver) {
  const until = new Date(Date.now() + LINK_IS_GOOD_MS[kind]).toISOString();
  const isGoodForLonger = sql`reset_password_expiration > ${until}`;
  const [row] = await rowsBy<{ token: string | null }>(
    db,
    sql`UPDATE editors SET
      reset_password_token = CASE WHEN ${isGoodForLonger} THEN reset_password_token
        ELSE ${randomBytes(20).toString('hex')} END,
      reset_password_expiration = CASE WHEN ${isGoodForLonger} THEN reset_password_expiration
        ELSE ${until} END
      WHERE id = ${id} AND email = ${email} RETURNING reset_password_token AS token`,
  );
  return row?.token;
}

/** Mails an editor a link to set a password, in the editor's language. Fails if the mail server doesn't take it. */
export async function sendLink(payload: Payload, kind: Kind, receiver: Receiver) {
  const { id, email, language } = receiver;
  const old = await linkOf(payload, id);
  const token = await newToken(payload, kind, receiver);
  if (!token) return;
  const spoken = language && isLocale(language) ? language : 'en';
  const letter = letterOf(kind, spoken, `${ADMIN_URL}/admin/reset/${token}`);
  try {
    await payload.sendEmail({ to: email, ...letter });
  } catch (error) {
    // Its link must be good then.
    if (!mayStillArrive(error)) await putBack(payload, { id, token }, old);
    throw error;
  }
}

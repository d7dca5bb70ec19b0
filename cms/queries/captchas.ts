import { CLOCKS_DIFFER_MS } from './clocks';
import { deleteFree, rows } from './database';
import { listed, sql, type SQL } from './sql';

const VALID_MS = 10 * 60_000;

const isValid = (now: number): SQL =>
  sql`(expires_at > ${now} AND expires_at <= ${now + VALID_MS + CLOCKS_DIFFER_MS})`;

/** Stores a captcha that has no try yet. Its id tells which of two was asked for later, whatever the clocks of their CMS say. */
export async function storeCaptcha(
  emailHash: string,
  answerHash: string,
  now: number,
): Promise<number> {
  const [stored] = await rows<{ id: number | string }>(sql`
    INSERT INTO captchas (email_hash, answer_hash, expires_at, used)
    VALUES (${emailHash}, ${answerHash}, ${now + VALID_MS}, TRUE)
    RETURNING id`);
  return Number(stored?.id);
}

/**
 * Gives a stored captcha its try. Of it and the open ones of the e-mail only the latest stays open. On PostgreSQL those
 * of the very same moment don't see each other and all stay open: each still has one try, the latest first.
 */
export function openCaptcha(id: number, emailHashes: readonly string[]) {
  const either = sql`email_hash IN ${listed(emailHashes)} AND (used = FALSE OR id = ${id})`;
  return rows(sql`
    UPDATE captchas SET used = (id <> (SELECT MAX(id) FROM captchas WHERE ${either}))
    WHERE ${either}`);
}

type Attempt = {
  emailHash: string;
  /** The hash of the visitor's answer. */
  answerHash: string;
  /** The hash of what the captcha is used for. */
  purpose: string;
};

/**
 * One try (§5): a single statement uses up the captcha, whether the answer is right or wrong, so that only one of two
 * concurrent calls gets it. A right answer stores its purpose in the row.
 */
export async function takeCaptcha(attempt: Attempt, now: number): Promise<boolean> {
  const { emailHash, answerHash, purpose } = attempt;
  // Before a newer captcha is taken, which may have been requested meanwhile.
  if (await wasUsedFor(attempt, now)) return true;
  const [used] = await rows<{ used_for: string | null }>(sql`
    UPDATE captchas
    SET used = TRUE, used_for = CASE WHEN answer_hash = ${answerHash} THEN ${purpose} ELSE NULL END
    WHERE used = FALSE AND id = (
      SELECT id FROM captchas
      WHERE email_hash = ${emailHash} AND used = FALSE AND ${isValid(now)}
      ORDER BY id DESC LIMIT 1)
    RETURNING used_for`);
  // The very same, at the same moment, may have taken it.
  return used ? used.used_for === purpose : wasUsedFor(attempt, now);
}

/** A repeated call, whose first answer was lost, gets the same (docs/decisions/0040). */
async function wasUsedFor({ emailHash, answerHash, purpose }: Attempt, now: number) {
  const found = await rows(sql`
    SELECT id FROM captchas
    WHERE email_hash = ${emailHash} AND answer_hash = ${answerHash} AND used_for = ${purpose}
      AND ${isValid(now)}`);
  return found.length > 0;
}

export const sweepCaptchas = (now: number) => deleteFree('captchas', sql`NOT ${isValid(now)}`);

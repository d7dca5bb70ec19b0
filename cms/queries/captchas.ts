import { rows } from './database';
import { sql } from './sql';

const VALID_MS = 10 * 60_000;

/** A new picture makes the earlier ones for the same e-mail void. */
export async function keepCaptcha(emailHash: string, answerHash: string, now: number) {
  await rows(sql`UPDATE captchas SET used = TRUE WHERE email_hash = ${emailHash} AND used = FALSE`);
  await rows(sql`INSERT INTO captchas (email_hash, answer_hash, expires_at, used)
    VALUES (${emailHash}, ${answerHash}, ${now + VALID_MS}, FALSE)`);
}

type Attempt = {
  emailHash: string;
  /** The hash of what the visitor typed. */
  answerHash: string;
  /** What the captcha is to be used for. */
  purpose: string;
};

/**
 * One try (§5): right or wrong, one statement uses the captcha up, so that of two calls at the same time only one
 * can have it. Only a right answer leaves its purpose on the row.
 */
export async function takeCaptcha(attempt: Attempt, now: number): Promise<boolean> {
  const { emailHash, answerHash, purpose } = attempt;
  const [used] = await rows<{ used_for: string | null }>(sql`
    UPDATE captchas
    SET used = TRUE, used_for = CASE WHEN answer_hash = ${answerHash} THEN ${purpose} ELSE NULL END
    WHERE used = FALSE AND id = (
      SELECT id FROM captchas
      WHERE email_hash = ${emailHash} AND used = FALSE AND expires_at > ${now}
      ORDER BY id DESC LIMIT 1)
    RETURNING used_for`);
  return used ? used.used_for === purpose : wasUsedFor(attempt, now);
}

/** A repeated call, whose first answer got lost, is told the same as the first. */
async function wasUsedFor({ emailHash, answerHash, purpose }: Attempt, now: number) {
  const found = await rows(sql`
    SELECT id FROM captchas
    WHERE email_hash = ${emailHash} AND answer_hash = ${answerHash} AND used_for = ${purpose}
      AND expires_at > ${now}`);
  return found.length > 0;
}

export const sweepCaptchas = (now: number) =>
  rows(sql`DELETE FROM captchas WHERE expires_at <= ${now}`);

import { pbkdf2Sync } from 'node:crypto';
import { after, before } from 'node:test';
import { signIn } from '../../support/signIn.mjs';
import { openDatabase } from './database';
import { ORIGIN } from './service';

const PASSWORD = 'a password of a test';
const SALT = 'salt';

/** As Payload keeps a password. */
const HASH = pbkdf2Sync(PASSWORD, SALT, 25_000, 512, 'sha256').toString('hex');

type Run = ReturnType<typeof openDatabase>['run'];

/** Makes an organiser, and returns the headers of one who has signed in. */
export async function signInAs(email: string, run: Run): Promise<Record<string, string>> {
  const now = new Date().toISOString();
  await run(
    `INSERT INTO editors (email, role, salt, hash, updated_at, created_at)
      VALUES (?, 'organiser', ?, ?, ?, ?)`,
    [email, SALT, HASH, now, now],
  );
  const { token } = await signIn(ORIGIN, { email, password: PASSWORD });
  return { authorization: `JWT ${token}` };
}

export const removeEditor = (email: string, run: Run) =>
  run('DELETE FROM editors WHERE email = ?', [email]);

/** An organiser for the tests of a group, who is there from before the first until after the last. */
export function organiserOf(email: string) {
  const { run, close } = openDatabase();
  let headers: Record<string, string> = {};
  before(async () => {
    headers = await signInAs(email, run);
  });
  after(async () => {
    await removeEditor(email, run);
    await close();
  });
  return { run, headers: () => headers };
}

import { getPayload } from 'payload';
import { messageOf } from '@/lib/errors';
import { aPassword } from '../access/password';
import { rowsBy } from '../queries/driver';
import { sql } from '../queries/sql';
import config from './unsignedConfig';

/** `node scripts/cmsJob.mjs resetEditor.ts EMAIL [--new]`: lets a locked-out editor in again; with `--new` it makes an organiser. */
const [email = '', word] = process.argv.slice(2);
const isNew = word === '--new';

async function reset() {
  const payload = await getPayload({ config });
  const where = { email: { equals: email.toLowerCase() } };
  const password = aPassword();
  const { totalDocs } = await payload.count({ collection: 'editors', where });
  if (isNew && totalDocs > 0) throw new Error(`${email} is an editor already: leave out --new`);
  if (isNew) {
    const data = { email, password, name: 'Editor', role: 'organiser', language: 'en' } as const;
    await payload.create({ collection: 'editors', data });
  } else {
    if (totalDocs === 0) throw new Error(`there is no editor ${email}; --new makes one`);
    // A new password ends all sessions.
    const data = { password, loginAttempts: 0, lockUntil: null, sessions: [] };
    const { errors } = await payload.update({ collection: 'editors', where, data });
    if (errors[0]) throw new Error(errors[0].message);
  }
  // Who tried too often may try again (signInLimits.ts).
  await rowsBy(payload.db, sql`DELETE FROM rate_limits WHERE key LIKE 'sign-in:%'`);
  console.log(`Editor: ${email}, password: ${password}`);
}

try {
  await reset();
  process.exit(0);
} catch (error) {
  console.error(`Nothing was changed: ${messageOf(error).split('\n')[0]}.`);
  process.exit(1);
}

import { getPayload } from 'payload';
import { messageOf } from '@/lib/errors';
import { backUp } from '../backups/backUp';
import { DATABASE_URL } from '../env';
import { readArchive } from '../exchange/readArchive';
import { tellOfEverything } from '../exchange/tellWebsites';
import { forgetOldBackups } from '../backups/oldBackups';
import { oneAtATime } from '../queries/oneAtATime';
import config from '../payload.config';

/** `node scripts/cmsJob.mjs importArchive.ts FILE`: what `npm run export` wrote, into an exhibition without content of its own. */
const [path = ''] = process.argv.slice(2);

/** Years, menus and texts make room for those of the archive. */
async function keepBefore() {
  if (DATABASE_URL) return;
  console.log(`What was there before is in ${await backUp()}`);
  await forgetOldBackups(Date.now());
}

try {
  const payload = await getPayload({ config });
  await oneAtATime(payload.db);
  console.log(`Read: ${await readArchive(payload, path, keepBefore)} documents`);
  await tellOfEverything(payload);
  process.exit(0);
} catch (error) {
  console.error(`Not read: ${messageOf(error)}`);
  process.exit(1);
}

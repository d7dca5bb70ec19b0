import { getPayload } from 'payload';
import { readArchive } from './exchange/readArchive';
import { oneAtATime } from './oneAtATime';
import config from './payload.config';

/** `node --import tsx importArchive.ts FILE`: what `npm run export` wrote, into an exhibition without content of its own. */
const [path = ''] = process.argv.slice(2);

try {
  const payload = await getPayload({ config: { ...(await config), secret: 'none' } });
  await oneAtATime(payload.db);
  console.log(`Read: ${await readArchive(payload, path)} documents`);
  process.exit(0);
} catch (error) {
  console.error(`Not read: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

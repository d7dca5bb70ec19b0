import { getPayload } from 'payload';
import { messageOf } from '@/lib/errors';
import { FIRST_EDITOR_EMAIL } from '../env';
import { oneAtATime } from '../queries/oneAtATime';
import { aPassword } from '../access/password';
import config from '../payload.config';

/** `node scripts/cmsJob.mjs firstEditor.ts`: creates an editor when there is none, and prints the password, once. */
async function makeFirstEditor() {
  const payload = await getPayload({ config });
  await oneAtATime(payload.db);
  const { totalDocs } = await payload.count({ collection: 'editors' });
  if (totalDocs > 0) return;
  const password = aPassword();
  await payload.create({
    collection: 'editors',
    data: {
      email: FIRST_EDITOR_EMAIL,
      password,
      name: 'Editor',
      role: 'organiser',
      language: 'en',
    },
  });
  console.log(`First editor: ${FIRST_EDITOR_EMAIL}, password: ${password}`);
}

try {
  await makeFirstEditor();
  process.exit(0);
} catch (error) {
  console.error(`The first editor could not be made: ${messageOf(error).split('\n')[0]}`);
  process.exit(1);
}

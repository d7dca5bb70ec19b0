import { createLocalReq, getPayload } from 'payload';
import { writeArchive } from '../exchange/archive';
import { countLeftOut } from '../exchange/leftOut';
import { noteExport } from '../exchange/exportLog';
import config from './unsignedConfig';

/** `node scripts/cmsJob.mjs exportArchive.ts FILE`: the whole exhibition in one file. */
const [target = ''] = process.argv.slice(2);

async function exportAll() {
  const payload = await getPayload({ config });
  const { totalDocs: count } = await payload.count({ collection: 'albums' });
  await noteExport({ req: await createLocalReq({}, payload), what: 'archive', count });
  const told = { ...(await writeArchive(payload, target)), ...(await countLeftOut(payload)) };
  console.log(`Archived: ${JSON.stringify(told)}`);
}

try {
  await exportAll();
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}

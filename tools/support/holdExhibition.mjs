import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

// Run by revision.mjs in the folder of a revision: starts its exhibition, tells where it is, and stops it when the parent lets go.
const [sandbox] = process.argv.slice(2);
const load = (path) => import(join(process.cwd(), path));

mkdirSync(sandbox, { recursive: true });
const { setUpPackages } = await load('scripts/support/setUp.mjs');
await setUpPackages();
const { setUpTemplate } = await load('scripts/support/test/template.mjs');
const { startExhibition } = await load('scripts/support/test/ownExhibition.mjs');
const { warm } = await load('scripts/support/warm.mjs');
const template = await setUpTemplate(sandbox);
const { siteUrl, cmsUrl, site, cms, stop } = await startExhibition(template, join(sandbox, 'own'));
await warm(siteUrl);
process.once('disconnect', async () => {
  await stop();
  process.exit();
});
process.send({ siteUrl, cmsUrl, sitePid: site.pid(), cmsPid: cms.pid() });

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { jobEnvironment, showCmsJob } from './support/cmsJobs.mjs';
import { failure, runMain } from './support/failure.mjs';
import { settingsOfExhibition } from './support/settings.mjs';
import { setUpPackages } from './support/setUp.mjs';

const USAGE = 'npm run certificates -- --year 2024 [--languages en,fr] [--pdf FILE] [--zip FILE]';

function readWords() {
  const text = { type: 'string' };
  const options = { year: text, languages: text, pdf: text, zip: text };
  try {
    const { values } = parseArgs({ options });
    if (values.year) return values;
  } catch {
    // As below.
  }
  throw failure(USAGE);
}

/** Makes and publishes the certificates of a year, also while the programs run (docs/decisions/0045). */
async function makeCertificates() {
  const { pdf, zip, ...words } = readWords();
  const settings = settingsOfExhibition();
  await setUpPackages();
  const files = Object.entries({ pdf, zip }).filter(([, file]) => file);
  const all = { ...words, ...Object.fromEntries(files.map(([as, file]) => [as, resolve(file)])) };
  const args = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]);
  console.log(`QR codes lead to ${settings.siteUrl} (SITE_URL).`);
  await showCmsJob('makeCertificates.ts', args, jobEnvironment(settings, {}));
}

await runMain(makeCertificates);

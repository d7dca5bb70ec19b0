import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { jobEnvironment, showCmsJob } from './support/cmsJobs.mjs';
import { failure, runMain } from './support/failure.mjs';
import { settingsOfExhibition } from './support/settings.mjs';
import { setUpPackages } from './support/setUp.mjs';

const USAGE =
  'npm run certificates -- --year 2024 [--languages en,fr] [--pdf FILE] [--zip FILE], or -- --again [--year 2024]';

function readWords() {
  const text = { type: 'string' };
  const options = {
    ...{ year: text, languages: text, pdf: text, zip: text },
    again: { type: 'boolean' },
  };
  try {
    const { values } = parseArgs({ options });
    const { again, year, ...more } = values;
    // Made again, a work has its languages already.
    if (again ? Object.keys(more).length === 0 : year) return values;
  } catch {
    // As below.
  }
  throw failure(USAGE);
}

/** Makes and publishes the certificates of a year, or again what was made before, also while the programs run (docs/decisions/0045). */
async function makeCertificates() {
  const { pdf, zip, again, ...words } = readWords();
  const settings = settingsOfExhibition();
  await setUpPackages();
  const files = Object.entries({ pdf, zip }).filter(([, file]) => file);
  const all = { ...words, ...Object.fromEntries(files.map(([as, file]) => [as, resolve(file)])) };
  const args = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]);
  if (again) args.push('--again');
  console.log(`QR codes lead to ${settings.siteUrl} (SITE_URL).`);
  await showCmsJob('makeCertificates.ts', args, jobEnvironment(settings, {}));
}

await runMain(makeCertificates);

import { resolve } from 'node:path';
import { makeArtefact } from './support/artefact/artefact.mjs';
import { failure, runMain } from './support/failure.mjs';
import { setUpBuilds, setUpPackages } from './support/setUp.mjs';
import { step } from './support/steps.mjs';

/** `npm run artefact -- FOLDER` (docs/decisions/0041). */
await runMain(async () => {
  const [releases, ...more] = process.argv.slice(2);
  if (!releases || releases.startsWith('-') || more.length > 0) {
    throw failure('npm run artefact -- FOLDER');
  }
  await setUpPackages();
  await setUpBuilds();
  await step('Copy what is needed to run', async () => {
    const { folder, isNew } = makeArtefact(resolve(releases));
    return `${folder}${isNew ? '' : ', which was there already'}`;
  });
});

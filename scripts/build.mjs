import { build, CMS_BUILD, SITE_BUILD } from './support/builds.mjs';
import { runMain } from './support/failure.mjs';
import { setUpPackages } from './support/setUp.mjs';
import { step } from './support/steps.mjs';

// `npm run build`: builds everything; `npm start` builds only what changed.
await runMain(async () => {
  await setUpPackages();
  for (const program of [CMS_BUILD, SITE_BUILD]) await step(program.label, () => build(program));
});

import { build, CMS_BUILD, isBuilt, SITE_BUILD } from './builds.mjs';
import { install, isInstalled } from './install.mjs';
import { step } from './steps.mjs';

export async function setUpPackages() {
  if (!isInstalled()) await step('Install packages', install);
}

export async function setUpBuild(program) {
  if (!isBuilt(program)) await step(program.label, () => build(program));
}

/** Both at once: a single build leaves half of two cores idle. */
export async function setUpBuilds() {
  const missing = [CMS_BUILD, SITE_BUILD].filter((program) => !isBuilt(program));
  if (missing.length < 2) return Promise.all(missing.map(setUpBuild));
  await step('Build the CMS and the website', () => Promise.all(missing.map(build)));
}

import { build, CMS_BUILD, isBuilt, SITE_BUILD } from './builds.mjs';
import { install, isInstalled } from './install.mjs';
import { step } from './steps.mjs';

export async function setUpPackages() {
  if (!isInstalled()) await step('Install packages', install);
}

export async function setUpBuild(program) {
  if (!isBuilt(program)) await step(program.label, () => build(program));
}

/** One after the other: each build keeps two cores busy by itself. */
export async function setUpBuilds() {
  for (const program of [CMS_BUILD, SITE_BUILD]) await setUpBuild(program);
}

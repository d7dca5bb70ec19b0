import { build, CMS_BUILD, isBuilt, SITE_BUILD } from './builds.mjs';
import { install, isInstalled } from './install.mjs';
import { step } from './steps.mjs';

export async function setUpPackages() {
  if (!isInstalled()) await step('Install packages', install);
}

export async function setUpBuild(program) {
  if (!isBuilt(program)) await step(program.label, () => build(program));
}

const BOTH = [CMS_BUILD, SITE_BUILD];

/** In parallel: one build alone leaves half of two cores idle. */
export const buildBoth = () =>
  step('Build the CMS and the website', () => Promise.all(BOTH.map(build)));

async function buildWhatIsMissing() {
  if (!BOTH.some(isBuilt)) return buildBoth();
  for (const program of BOTH) await setUpBuild(program);
}

/** @type {Promise<unknown> | undefined} */
let building;

/** Whoever asks meanwhile waits for the same build. After it the next looks anew, also when it failed. */
export function setUpBuilds() {
  building ??= buildWhatIsMissing().finally(() => (building = undefined));
  return building;
}

import { join } from 'node:path';
import { setUpPackages } from '../../scripts/support/setUp.mjs';
import { step } from '../../scripts/support/steps.mjs';
import { warm } from '../../scripts/support/warm.mjs';

/** Starts production builds of both programs on temporary data for `work`; stops and removes them after it. */
export async function withExhibition(work) {
  await setUpPackages();
  const { makeSandbox, removeSandbox } = await import('../../scripts/support/test/sandbox.mjs');
  const { setUpTemplate } = await import('../../scripts/support/test/template.mjs');
  const { startExhibition } = await import('../../scripts/support/test/ownExhibition.mjs');
  const sandbox = makeSandbox();
  const template = await setUpTemplate(sandbox);
  const exhibition = await step('Start both programs', () =>
    startExhibition(template, join(sandbox, 'exhibition')),
  );
  try {
    await warm(exhibition.siteUrl);
    return await work(exhibition, { template, sandbox });
  } finally {
    await exhibition.stop();
    removeSandbox(sandbox);
  }
}

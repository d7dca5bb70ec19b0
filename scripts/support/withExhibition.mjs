import { join } from 'node:path';
import { setUpPackages } from './setUp.mjs';
import { step } from './steps.mjs';
import { warm } from './warm.mjs';

/** Starts production builds of both programs on temporary data for `work`; stops and removes them after it. */
export async function withExhibition(work) {
  await setUpPackages();
  const { makeSandbox, removeSandbox } = await import('./test/sandbox.mjs');
  const { setUpTemplate } = await import('./test/template.mjs');
  const { startExhibition } = await import('./test/ownExhibition.mjs');
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

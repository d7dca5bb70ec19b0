import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../../scripts/support/steps.mjs';
import { startCluster } from '../../../scripts/support/test/cluster.mjs';
import { warm } from '../../../scripts/support/warm.mjs';

/** Starts all parts on temporary data for `work`; stops and removes them after it. `how`: scripts/support/test/cluster.mjs. */
export async function withCluster(sandbox, how, work) {
  // PostgreSQL's own user must reach the folder.
  chmodSync(sandbox, 0o755);
  const folder = mkdtempSync(join(sandbox, 'cluster-'));
  const cluster = await startCluster(folder, how);
  try {
    await step('Make the first pages', () =>
      Promise.all(cluster.sites.map(({ origin }) => warm(origin))),
    );
    return await work(cluster);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

import { noteSweep } from './exchange/exportLog';
import { isDraining } from './http/draining';
import { logFailure } from './services/log';

const SWEEP_EVERY_MS = 5 * 60_000;
const FILES_EVERY_MS = 60 * 60_000;
const PURGE_EVERY_MS = 24 * 60 * 60_000;

type Sweep = { name: string; everyMs: number; run: (now: number) => Promise<unknown> };

type Looking = { path: string; everyMs: number; look: () => Promise<unknown> };

/** Looks for work at the start and at intervals: one look at a time, and none once the CMS is to stop. Failures are logged. */
export function lookEvery({ path, everyMs, look }: Looking): () => void {
  let isBusy = false;
  const lookOnce = async () => {
    if (isBusy || isDraining()) return;
    isBusy = true;
    const startedAt = performance.now();
    try {
      await look();
    } catch (error) {
      logFailure({ path, token: 'request.failed', startedAt, error });
    } finally {
      isBusy = false;
    }
  };
  void lookOnce();
  // Doesn't keep a script that loads the CMS from ending.
  const timer = setInterval(() => void lookOnce(), everyMs).unref();
  return () => clearInterval(timer);
}

/** Deletes what has expired, in the same way, independent of requests. */
export function keepSweeping(sweeps: readonly Sweep[]): () => void {
  const stops = sweeps.map(({ name, everyMs, run }) =>
    lookEvery({ path: `sweep ${name}`, everyMs, look: () => run(Date.now()) }),
  );
  return () => stops.forEach((stop) => stop());
}

/** Runs once the database is ready (payload.config.ts). Imported dynamically, as the queries import the configuration. */
export async function sweepWhatRanOut(favouritesKeepDays: number) {
  const { sweepCaptchas } = await import('./queries/captchas');
  const { sweepRateLimits } = await import('./queries/rateLimits');
  const { purgeFavourites } = await import('./queries/favourites');
  const { sweepLogs } = await import('./queries/logs');
  const { forgetOldBackups } = await import('./backups/oldBackups');
  const { sweepUploads } = await import('./imports/uploads');
  const { sweepTyped } = await import('./preview/typed');
  const { putBackLeft } = await import('./files/keepReplaced');
  const { localApi } = await import('./queries/database');
  keepSweeping([
    { name: 'imports', everyMs: FILES_EVERY_MS, run: sweepUploads },
    {
      name: 'replaced files',
      everyMs: FILES_EVERY_MS,
      run: async (now) => putBackLeft(await localApi(), now),
    },
    {
      name: 'typed',
      everyMs: SWEEP_EVERY_MS,
      run: async (now) => sweepTyped(await localApi(), now),
    },
    { name: 'captchas', everyMs: SWEEP_EVERY_MS, run: sweepCaptchas },
    { name: 'limits', everyMs: SWEEP_EVERY_MS, run: sweepRateLimits },
    {
      name: 'favourites',
      everyMs: PURGE_EVERY_MS,
      run: async (now) => {
        const count = await purgeFavourites(favouritesKeepDays, now);
        await noteSweep(await localApi(), 'favourites', count);
      },
    },
    { name: 'logs', everyMs: PURGE_EVERY_MS, run: sweepLogs },
    { name: 'backups', everyMs: PURGE_EVERY_MS, run: forgetOldBackups },
  ]);
}

import { setTimeout as wait } from 'node:timers/promises';
import { FRESH_AFTER_MS } from './truth';
import type { startEditing } from './editing';
import type { startCluster } from '../../../scripts/support/test/cluster.mjs';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
type Program = { kill: () => Promise<unknown>; start: () => Promise<unknown> };

export type Phase = {
  name: string;
  work: (cluster: Cluster, editing: ReturnType<typeof startEditing>) => Promise<unknown>;
  /** PostgreSQL is away: what was never seen is a 503 that tells when to come again. */
  isWithoutDatabase?: boolean;
};

const QUIET_MS = 30_000;
/** How long a killed program stays away, and how long everything is watched after it is back. */
const AWAY_MS = 1500;
const AFTER_MS = 1500;
const REDIS_AWAY_MS = 30_000;
const POSTGRES_AWAY_MS = 10_000;

async function killEach(programs: readonly Program[]) {
  for (const program of programs) {
    await program.kill();
    await wait(AWAY_MS);
    await program.start();
    await wait(AFTER_MS);
  }
}

/** What happens to the cluster, one after the other. */
export const PHASES: readonly Phase[] = [
  { name: 'nothing', work: () => wait(QUIET_MS) },
  { name: 'kill -9 of each website', work: ({ sites }) => killEach(sites) },
  { name: 'kill -9 of each CMS', work: ({ cms }) => killEach(cms) },
  {
    name: 'deploy: SIGTERM and start of each website and CMS, reload of nginx',
    work: async ({ sites, cms, nginx }) => {
      for (const program of [...sites, ...cms]) {
        await program.stop();
        await program.start();
        nginx.reload();
        await wait(AFTER_MS);
      }
    },
  },
  { name: 'kill -9 of Redis', work: ({ redis }) => killEach([redis]) },
  {
    name: 'PostgreSQL stopped for 10 s',
    isWithoutDatabase: true,
    work: async ({ postgres }, editing) => {
      // A page from which something was withdrawn can't be rendered, and its old copy is given to nobody (0023): all were asked for since.
      const goOn = await editing.holdWithdrawals();
      await postgres.halt();
      await wait(POSTGRES_AWAY_MS);
      await postgres.resume();
      // What was saved before is shown again by then.
      await wait(FRESH_AFTER_MS);
      goOn();
    },
  },
  {
    name: 'Redis frozen for 30 s',
    work: async ({ redis }) => {
      redis.freeze();
      await wait(REDIS_AWAY_MS);
      redis.thaw();
      await wait(AFTER_MS);
    },
  },
  {
    name: 'Redis stopped for 30 s',
    work: async ({ redis }) => {
      await redis.stop();
      await wait(REDIS_AWAY_MS);
      await redis.start();
      await wait(AFTER_MS);
    },
  },
];

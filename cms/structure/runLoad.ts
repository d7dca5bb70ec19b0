import { getPayload, type Payload } from 'payload';
import { messageOf } from '@/lib/errors';
import { tellOfEverything } from '../exchange/tellWebsites';
import { oneAtATime } from '../queries/oneAtATime';
import { begin, type Outcome, type Timed } from './begin';
import type { Beginning } from './chunks';

type Load = {
  what: Beginning;
  /** In messages: "The demo exhibition". */
  name: string;
  load: (payload: Payload, timed: Timed) => Promise<void>;
};

const SAID: Record<Outcome, string> = {
  loaded: 'is loaded.',
  'already loaded': 'is not loaded: this was done before.',
  'not wanted': 'is not loaded: the database has content of its own.',
  'begun otherwise':
    'is not loaded: loading was begun with the other value of DEMO. Start once with that.',
};

/** Websites that run have made their pages without it. Before it counts as loaded: else an interruption would leave them so. */
const loadAndTell =
  (load: Load['load']): Load['load'] =>
  async (payload, timed) => {
    await load(payload, timed);
    await tellOfEverything(payload);
  };

/** Loads what a new exhibition begins with, then ends the process. Safe to run again. */
export async function runLoad({ what, name, load }: Load): Promise<never> {
  try {
    const { default: config } = await import('../payload.config');
    const payload = await getPayload({ config });
    await oneAtATime(payload.db);
    const outcome = await begin(payload, what, loadAndTell(load), (step, seconds) =>
      console.log(`  ${step.padEnd(20)}${seconds.toFixed(1).padStart(6)} s`),
    );
    console.log(`${name} ${SAID[outcome]}`);
    await payload.destroy();
    process.exit(0);
  } catch (error) {
    console.error(`${name} could not be loaded: ${messageOf(error)}`);
    process.exit(1);
  }
}

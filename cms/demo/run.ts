import { getPayload } from 'payload';
import { oneAtATime } from '../oneAtATime';
import { seed } from './seed';

/** `node --import tsx cms/demo/run.ts`: loads the demo exhibition. Safe to run again. */
const SAID = {
  loaded: 'The demo exhibition is loaded.',
  'already loaded': 'The demo exhibition is already there.',
  'not wanted': 'The database has content of its own: the demo exhibition is not loaded.',
};

try {
  const { default: config } = await import('../payload.config');
  const payload = await getPayload({ config });
  await oneAtATime(payload.db);
  const outcome = await seed(payload, (step, seconds) =>
    console.log(`  ${step.padEnd(20)}${seconds.toFixed(1).padStart(6)} s`),
  );
  console.log(SAID[outcome]);
  await payload.destroy();
  process.exit(0);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The demo exhibition could not be loaded: ${reason}`);
  process.exit(1);
}

import { runLoad } from '../structure/runLoad';
import { loadDemo } from './loadDemo';

/** `node scripts/cmsJob.mjs demo/run.ts`: loads the demo exhibition. Safe to run again. */
await runLoad({ what: 'demo', name: 'The demo exhibition', load: loadDemo });

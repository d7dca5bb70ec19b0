import { runLoad } from '../structure/runLoad';
import { loadDemo } from '../demo/loadDemo';

/** `node scripts/cmsJob.mjs demo.ts`: loads the demo exhibition. Safe to run again. */
await runLoad({ what: 'demo', name: 'The demo exhibition', load: loadDemo });

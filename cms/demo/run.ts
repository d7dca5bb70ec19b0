import { runLoad } from '../structure/runLoad';
import { loadDemo } from './loadDemo';

/** `node --import tsx cms/demo/run.ts`: loads the demo exhibition. Safe to run again. */
await runLoad({ what: 'demo', name: 'The demo exhibition', load: loadDemo });

import * as structure from '../structure/loadStructure';
import { runLoad } from '../structure/runLoad';

/** `node scripts/cmsJob.mjs structure.ts`: what an exhibition begins with that isn't the demo. Safe to run again. */
await runLoad({
  what: 'structure',
  name: 'The structure of an exhibition',
  load: async (payload, timed) => {
    await timed('labels', structure.loadLabels(payload));
    await timed('countries', structure.loadCountries(payload));
    await timed('years', structure.loadYears(payload));
    await timed('menu', structure.loadMenu(payload));
    await timed('app', structure.loadApp(payload));
    await timed('languages', structure.loadLanguages(payload));
    await timed('site texts', structure.loadTexts(payload));
  },
});

import { runMain } from './support/failure.mjs';
import { buildBoth, setUpPackages } from './support/setUp.mjs';

// `npm run build`: builds even what seems up to date; `npm start` builds only what changed.
await runMain(async () => {
  await setUpPackages();
  await buildBoth();
});

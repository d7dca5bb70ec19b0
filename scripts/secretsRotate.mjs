import { runMain } from './support/failure.mjs';
import { rotateSecrets } from './support/secrets.mjs';
import { settingsOfCommand } from './support/settings.mjs';

// `npm run secrets:rotate` (docs/decisions/0035).
await runMain(() => {
  rotateSecrets(settingsOfCommand());
  console.log(
    'There are new secrets. They hold from the next start: stop npm start and start it again.',
  );
  console.log(
    'Editors then sign in again; what the old secrets have signed is accepted for an hour.',
  );
});

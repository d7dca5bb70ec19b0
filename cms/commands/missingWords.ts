import { untranslated } from '../words/words';

/** `npm run words -w cms`: prints the labels and descriptions that lack translations, a line each; nothing when all are there. */
await (
  await import('../payload.config')
).default;
for (const english of [...untranslated].sort()) console.log(JSON.stringify(english));
process.exit(0);

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '../database.mjs';
import { readSecrets } from '../secrets.mjs';
import { setUpBuilds } from '../setUp.mjs';
import { sandboxSettings } from './sandbox.mjs';

/**
 * The demo exhibition, loaded once and then copied for whoever needs one of their own. The first
 * editor's e-mail and password stand in editor.json. With `databaseUrl` its content is in that PostgreSQL; `env` has further
 * settings, such as those of a bucket. `demo: false`: an exhibition that begins with its structure alone.
 */
export async function setUpTemplate(sandbox, databaseUrl = '', env = {}, { demo = true } = {}) {
  const folder = join(sandbox, 'template');
  const isLoaded = existsSync(join(folder, 'editor.json'));
  // Loading needs no build, and one build alone leaves half of two cores idle.
  await Promise.all([setUpBuilds(), isLoaded || loadInto(folder, databaseUrl, env, demo)]);
  return folder;
}

async function loadInto(folder, databaseUrl, env, demo) {
  const settings = await sandboxSettings(folder, databaseUrl);
  Object.assign(settings.env, env);
  settings.demo = demo;
  const said = await prepareDatabase(settings, readSecrets(settings));
  writeFileSync(join(folder, 'editor.json'), JSON.stringify(readEditor(said)));
}

/** Parses the line that firstEditor.ts prints. */
function readEditor(said) {
  const email = /\S+@\S+\.[a-z]+/.exec(said)?.[0];
  const password = /password:? (\S+)/i.exec(said)?.[1];
  return { email, password };
}

/** An exhibition that begins with its structure alone, to be copied as well. With `databaseUrl` its content is in that PostgreSQL. */
export const setUpEmpty = (sandbox, databaseUrl = '') =>
  setUpTemplate(
    join(sandbox, databaseUrl ? 'empty-postgres' : 'empty'),
    databaseUrl,
    {},
    {
      demo: false,
    },
  );

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_BUILD } from '../../scripts/support/builds.mjs';

const textOf = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');
const ofPayload = (path: string) => textOf(`node_modules/@payloadcms/${path}`);

/** Payload calls them by name. A new one may be asked by whoever is signed in, until somebody has looked at what it does. */
const KNOWN = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
];
/** Where ours takes the place of Payload's. */
const REPLACED = ['copy-data-from-locale', 'schedule-publish'];

describe('The functions that the admin asks of the server', () => {
  it('are those that were looked at, after an upgrade too', () => {
    const source = ofPayload('next/dist/utilities/handleServerFunctions.js');
    const [, list = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(source) ?? [];
    const names = [...list.matchAll(/^ *'?([\w-]+)'?:/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual(KNOWN);
    expect(source).toContain('extraServerFunctions?.[fnKey] || baseServerFunctions[fnKey]');
  });

  it.each(REPLACED)('have ours in place of %s, by which the admin still asks', (name) => {
    const layout = textOf('cms/app/(payload)/layout.tsx');
    const [, ours = ''] = /serverFunctions = \{([^}]*)\}/.exec(layout) ?? [];
    expect(ours).toContain(`'${name}':`);
    expect(ofPayload('ui/dist/exports/client/index.js')).toContain(`name:"${name}"`);
  });
});

describe('The key of the actions by which it asks', () => {
  const NAME = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';
  const ofNext = (file: string) => textOf(`node_modules/next/dist/server/app-render/${file}.js`);
  const lengthOf = (key = '') => Buffer.from(key, 'base64').length;

  it('is the same in each build, so that an open admin finds them again', () => {
    expect(lengthOf(CMS_BUILD.env[NAME])).toBe(32);
    expect(ofNext('encryption-utils-server')).toContain(`const providedKey = process.env.${NAME};`);
  });

  it('is a secret of the installation in a CMS that runs', async () => {
    const before = process.env;
    process.env = { ...before, NEXT_RUNTIME: 'nodejs', PAYLOAD_SECRET: 'one' };
    await import('../env');
    const key = process.env[NAME];
    process.env = before;
    expect([lengthOf(key), key === CMS_BUILD.env[NAME]]).toEqual([32, false]);
    expect(ofNext('encryption-utils')).toContain(
      `process.env.${NAME} || serverActionsManifest.encryptionKey`,
    );
  });
});

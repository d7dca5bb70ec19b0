import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { byMarionette } from './marionette';
import type { Started, Wishes } from './browser';

const PREFERENCES = {
  'media.autoplay.default': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** Debian's Firefox in a profile of its own, without a screen; its window can be as narrow as a phone's. */
export async function startFirefox(folder: string, { scripts }: Wishes): Promise<Started> {
  const port = await getPort();
  const preferences = {
    ...PREFERENCES,
    'marionette.port': port,
    'javascript.enabled': scripts,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`,
  );
  mkdirSync(join(folder, 'chrome'));
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  writeFileSync(join(folder, 'chrome/userChrome.css'), ':root { min-width: 0 !important }');
  const args = ['--marionette', '--headless', '--no-remote', '--profile', folder];
  const child = spawn('firefox-esr', args, {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, HOME: folder },
  });
  const send = await byMarionette(port);
  await send('NewSession');
  return { send, children: [child] };
}

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';

const LIBRARIES = '/usr/lib';
/** Plug-ins that decode H.264 and AAC: without them a page with a film hangs in WebKit. */
const FILMS = ['gstreamer1.0-libav', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad'];

/** WebKitGTK's own browser, in a folder of the machine's kind. */
export function miniBrowser() {
  const paths = readdirSync(LIBRARIES)
    .filter((name) => name.includes('linux-gnu'))
    .map((name) => join(LIBRARIES, name, 'webkit2gtk-4.1/MiniBrowser'));
  return paths.find((path) => existsSync(path)) ?? '';
}

const has = (program) => !spawnSync(program, ['--help']).error;

const isThere = {
  firefox: () => has('firefox-esr'),
  webkit: () => miniBrowser() !== '' && has('WebKitWebDriver') && has('xvfb-run'),
};

const PACKAGES = {
  firefox: ['firefox-esr', 'gstreamer1.0-libav'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', ...FILMS],
};

export const ENGINES = Object.keys(isThere);

/** Installs the browsers of Debian that are missing, where that is possible, and returns those that are there. */
export async function setUpEngines() {
  const missing = ENGINES.filter((engine) => !isThere[engine]());
  const packages = missing.flatMap((engine) => PACKAGES[engine]);
  if (packages.length > 0)
    await installFromDebian(...packages).catch((error) => console.error(error.message));
  return ENGINES.filter((engine) => isThere[engine]());
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a process of its own: all tests of a worker share `performance`. */
const SCRIPT = `
  import { createRequire } from 'node:module';
  import { keepOneClock } from './server/oneClock.mjs';
  if (process.argv[1] === 'one') keepOneClock();
  const require = createRequire(import.meta.url);
  const { areTagsExpired, tagsManifest } =
    require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');
  const { now } = Date;
  Date.now = () => now() + 3_600_000;
  tagsManifest.set('withdrawn:album:7', { expired: Date.now() });
  process.stdout.write(String(areTagsExpired(['withdrawn:album:7'], Date.now() - 1000)));
`;
const afterAnHour = (clocks: string) =>
  String(execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, clocks]));

describe('A machine that slept for an hour', () => {
  it('has one clock for what was withdrawn and for Next, which would have another', () => {
    expect([afterAnHour('one'), afterAnHour('two')]).toEqual(['true', 'false']);
  });

  it('has it for the age of what is kept, after an upgrade of Next too', () => {
    const file = 'node_modules/next/dist/server/lib/incremental-cache/index.js';
    const text = readFileSync(join(process.cwd(), file), 'utf8');
    expect(text).toContain('const now = performance.timeOrigin + performance.now();');
    expect(text).toContain('(performance.timeOrigin + performance.now() - (cacheData.lastModified');
  });
});

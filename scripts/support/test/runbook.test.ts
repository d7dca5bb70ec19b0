import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The commands of docs/deploy.md. */
const runbook = readFileSync(join(process.cwd(), 'docs/deploy.md'), 'utf8');
const UNITS = join(process.cwd(), 'deploy/systemd');

/** What the shell is told in a chapter. */
function commandsOf(chapter: number): string {
  const [, text = ''] = runbook.split(new RegExp(`^## ${chapter}\\. .*$`, 'm'));
  const [own = ''] = text.split(/^## /m);
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands).join('');
}

/** The units, without a port and ".service", that a chapter gives to `systemctl` after these words. */
function unitsAfter(words: string, chapter: number): string[] {
  const lines = commandsOf(chapter).matchAll(new RegExp(`systemctl ${words} ([^&|;#\\n]+)`, 'g'));
  const names = [...lines].flatMap(([, units = '']) => units.trim().split(/ +/));
  return names.map((name) => name.replace(/@\d+$/, '@'));
}

/** What a boot brings up, once it is enabled. */
const ofBoots = readdirSync(UNITS)
  .filter((name) => readFileSync(join(UNITS, name), 'utf8').includes('[Install]'))
  .map((name) => name.replace(/\.service$/, ''));

it.each([4, 9])('after chapter %d all programs come up at a boot, too', (chapter) => {
  expect(unitsAfter('enable --now', chapter)).toEqual(expect.arrayContaining(ofBoots));
  expect(unitsAfter('start', chapter).filter((name) => ofBoots.includes(name))).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

it('a restore that fails leaves the settings at the old database; one that goes well names the new one', () => {
  const [, before = '', after = ''] =
    /^(renamed=.*)^runuser \S+ \S+ -- node scripts\/restore\.mjs [^\n]+ &&\n(.*?&&)$/ms.exec(
      commandsOf(9),
    ) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'one-world-runbook-'));
  const file = join(folder, 'cms.env');
  const settings = (name: string) =>
    `PAYLOAD_SECRET=p\nDATABASE_URL='postgres://o:w@127.0.0.1:5432/${name}?sslrootcert=/a/b'\n`;
  writeFileSync(file, settings('one_world'));
  const restored = (status: number) => {
    const commands = `. ${file}; ${before} echo "$DATABASE_URL"; (exit ${status}) &&\n${after} true`;
    const script = commands.replace('/etc/one-world/cms.env', file);
    return execFileSync('bash', ['-c', `${script}; true`], { encoding: 'utf8' }).trim();
  };
  try {
    const renamed = 'postgres://o:w@127.0.0.1:5432/one_world_2?sslrootcert=/a/b';
    expect(restored(1)).toBe(renamed);
    expect(readFileSync(file, 'utf8')).toBe(settings('one_world'));
    expect(restored(0)).toBe(renamed);
    expect(readFileSync(file, 'utf8')).toBe(settings('one_world_2'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('Redis keeps no copy of counts that are over: neither by the runbook nor in containers', () => {
  const compose = readFileSync(join(process.cwd(), 'deploy/container/compose.yaml'), 'utf8');
  expect(compose).toContain("[redis-server, --appendonly, 'yes', --save, '']");
  const [, script = ''] = /^sed -i '(.+)' \/etc\/redis\/redis\.conf$/m.exec(commandsOf(1)) ?? [];
  const debian = '# save ""\nappendonly no\n';
  expect(execFileSync('sed', [script], { encoding: 'utf8', input: debian })).toBe(
    'save ""\nappendonly yes\n',
  );
});

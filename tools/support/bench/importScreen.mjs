import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tokenOf } from './asking.mjs';
import { CORES } from './program.mjs';
import { mostMegabytesOf } from '../processUsage.mjs';
import { cpuOf } from '../scale/processes.mjs';

const LOOK_MS = 1000;

/** The CMS's answers to an editor; a failure ends the measuring. */
const asking = (cmsUrl, token) =>
  async function ask(path, { method = 'GET', json, body } = {}) {
    const headers = { authorization: `JWT ${token}` };
    if (json) headers['content-type'] = 'application/json';
    const url = `${cmsUrl}${path}`;
    const answer = await fetch(url, { method, headers, body: json ? JSON.stringify(json) : body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
    return text.startsWith('{') ? JSON.parse(text) : text;
  };

/** What somebody else does: reads a list, opens a screen, saves. */
async function deedsOf(ask) {
  const draft = { title: 'While others import', category: 'news' };
  const { doc } = await ask('/api/news?draft=true', { method: 'POST', json: draft });
  const saved = () => ({ method: 'PATCH', json: { title: `${Date.now()}` } });
  return {
    list: () => ask('/api/albums?limit=10&depth=0'),
    screen: () => ask('/admin/collections/news'),
    save: () => ask(`/api/news/${doc.id}?draft=true`, saved()),
  };
}

/** How long they wait for each, again and again. */
function watchOthers(deeds) {
  const seen = Object.fromEntries(Object.keys(deeds).map((name) => [name, []]));
  let goesOn = true;
  const repeat = async () => {
    while (goesOn) {
      for (const [name, act] of Object.entries(deeds)) {
        const begun = performance.now();
        await act();
        seen[name].push(performance.now() - begun);
      }
      await wait(LOOK_MS);
    }
  };
  const watching = repeat();
  return async () => {
    goesOn = false;
    await watching;
    return seen;
  };
}

/** Asks for the import's status until it is so. */
async function until(status, isSo) {
  for (;;) {
    const now = await status();
    if (now.batch.error || now.last?.error) throw new Error(JSON.stringify(now));
    if (isSo(now)) return now;
    await wait(LOOK_MS);
  }
}

/** An import by the screen, on two cores: its time from "start", and how long others wait meanwhile. `program`: the CMS. */
export async function measureScreen({ program, cmsUrl, dataDir, sheet }) {
  await program.start();
  try {
    const pid = program.pid();
    execFileSync('taskset', ['-a', '-c', '-p', CORES, String(pid)]);
    const editor = JSON.parse(readFileSync(join(dataDir, 'editor.json'), 'utf8'));
    const ask = asking(cmsUrl, await tokenOf({ cmsUrl, editor }));
    const { id } = await ask('/api/imports', { method: 'POST', json: {} });
    const at = `/api/imports/${id}`;
    const status = () => ask(at);
    await ask(`${at}/files?name=works.csv`, { method: 'PUT', body: readFileSync(sheet) });
    await ask(`${at}/check`, { method: 'POST', json: { sheet: 'works.csv', mapping: {} } });
    await until(status, ({ batch }) => batch.phase === 'checked');
    const deeds = await deedsOf(ask);
    // Once before: what a program needs for its first time is not what the import takes from others.
    for (const act of Object.values(deeds)) await act();
    const [begun, cpu] = [performance.now(), cpuOf(pid)];
    await ask(`${at}/start`, { method: 'POST', json: {} });
    const stop = watchOthers(deeds);
    const { last } = await until(status, (now) => now.last?.phase === 'done');
    const seconds = (performance.now() - begun) / 1000;
    const others = await stop();
    const spent = { cpu: (cpuOf(pid) - cpu) / 1000, megabytes: mostMegabytesOf(pid) };
    return { seconds, ...spent, others, said: `Done in ${JSON.stringify(last.counts)}` };
  } finally {
    await program.stop();
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { editorOf, timeUntil } from '../../../tests/support/editor.ts';
import { atLeast, atMost } from '../rows.mjs';
import { askedAs } from './load.mjs';
import { during } from './processes.mjs';
import { withCluster } from './withCluster.mjs';

const SECONDS = 60;
const PER_SECOND = 100;
const MOST_P99_MS = 250;
/** A page that is changed each second is refreshed by nginx every two; all other answers come from its cache. */
const LEAST_HITS = 0.95;
const HITS = ['HIT', 'STALE', 'UPDATING', 'REVALIDATED'];

const percent = (part) => `${(part * 100).toFixed(1)} %`;
const inMs = (ms) => `${ms.toFixed(0)} ms`;

/** A work that the home page features is renamed each second; the home page is asked for meanwhile. */
export const measureStorm = (sandbox) =>
  withCluster(sandbox, {}, async ({ cmsUrl, editor: login, sites, cms, nginx }) => {
    const editor = editorOf({ cmsUrl, editor: login });
    const home = await (await fetch(sites[0].origin)).text();
    const [, work] = /\/artwork\/(\d+)/.exec(home);
    const saves = [];
    let isOver = false;
    const editing = (async () => {
      for (let number = 1; !isOver; number += 1) {
        const begun = performance.now();
        await editor.change('albums', work, { name: `Storm ${number}` });
        saves.push(performance.now() - begun);
        await wait(Math.max(0, 1000 - (performance.now() - begun)));
      }
    })();
    const pids = Object.fromEntries([
      ...sites.map((site) => [site.name, site.pid()]),
      ...cms.map((one) => [one.name, one.pid()]),
      ['nginx', nginx.pid],
    ]);
    const { result, cpu } = await during(pids, () =>
      autocannon({
        url: `https://127.0.0.1:${nginx.port}/`,
        ...askedAs(nginx.host),
        ...{ connections: 10, overallRate: PER_SECOND, duration: SECONDS },
      }),
    );
    isOver = true;
    await editing;
    const seen = await timeUntil(`${sites[0].origin}/`, (html) =>
      html.includes(`Storm ${saves.length}`),
    );
    const lines = nginx.log().filter(({ path, status }) => path === '/' && status === 200);
    const hits = lines.filter(({ cache }) => HITS.includes(cache)).length;
    const websites = sites.reduce((sum, { name }) => sum + cpu[name], 0);
    const cmses = cms.reduce((sum, { name }) => sum + cpu[name], 0);
    const shareOf = (ms) => percent(ms / (SECONDS * 1000));
    return [
      { what: `storm: edits in ${SECONDS} s`, measured: String(saves.length) },
      atLeast('storm: home page from nginx’s cache', hits / lines.length, LEAST_HITS, percent),
      atMost('storm: home page, the last edit is on it', seen, 2000, inMs),
      atMost('storm: answers that failed', result.non2xx + result.errors, 0, String),
      atMost('storm: home page, p99', result.latency.p99, MOST_P99_MS, inMs),
      atMost('storm: a save, the slowest', Math.max(...saves), 2000, inMs),
      {
        what: 'storm: of one processor',
        measured: `websites ${shareOf(websites)}, CMS ${shareOf(cmses)}, nginx ${shareOf(cpu.nginx)}`,
      },
    ];
  });

import { cpus } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../../scripts/support/test/nginx.mjs';
import { atMost } from '../rows.mjs';
import { loadRow, measureInTurn } from './load.mjs';
import { withCluster } from './withCluster.mjs';

const CONNECTIONS = 60;
/** Three websites may cost this much more of the processor for an answer than one: that is what sharing costs. */
const MOST_MORE = 1.25;

const ratio = (number) => number.toFixed(2);

/** Three websites against one through nginx without its cache: a kept page. */
export const measureWebsites = (sandbox) =>
  withCluster(sandbox, { websites: 3, cmses: 1 }, async ({ folder, sites }) => {
    const origins = sites.map(({ origin }) => origin);
    const how = { isUnlimited: true, hasCache: false };
    const one = await startNginx(join(folder, 'one'), origins.slice(0, 1), how);
    const three = await startNginx(join(folder, 'three'), origins, how);
    try {
      const pids = Object.fromEntries(sites.map((site) => [site.name, site.pid()]));
      const loadOf = ({ port, pid }) => ({
        url: `https://127.0.0.1:${port}/`,
        connections: CONNECTIONS,
        pids: { nginx: pid, ...pids },
      });
      const figureOf = await measureInTurn({ one: loadOf(one), three: loadOf(three) });
      const times = (figure) => figureOf('three', figure) / figureOf('one', figure);
      return [
        loadRow('home page, one website', 'one', ['nginx', 'cpuMs'], figureOf),
        loadRow('home page, three websites', 'three', ['nginx', 'cpuMs'], figureOf),
        {
          what: `three websites to one, a second, on ${cpus().length} processors`,
          measured: ratio(times('perSecond')),
        },
        atMost('three websites to one, processor of all', times('cpuMs'), MOST_MORE, ratio),
      ];
    } finally {
      await one.stop();
      await three.stop();
    }
  });

import { join } from 'node:path';
import { startNginx } from '../../../scripts/support/test/nginx.mjs';
import { atLeast, atMost } from '../rows.mjs';
import { askAll } from './askAll.mjs';
import { loadRow, measureInTurn } from './load.mjs';
import { during } from './processes.mjs';
import { withCluster } from './withCluster.mjs';

const HOME = 'home page';
/** TLS from its beginning for each. */
const NEW_CONNECTIONS = 1000;

/** What an answer from nginx's cache may cost of one that goes through to the website. */
const MOST_OF_THROUGH = 0.5;

/** A kept page from nginx's cache, through nginx without one, and from Node alone: one website, HTTPS but for Node alone. */
export const measureFront = (sandbox) =>
  withCluster(sandbox, { websites: 1, cmses: 1 }, async ({ folder, sites: [site] }) => {
    const kept = await startNginx(join(folder, 'kept'), [site.origin], { isUnlimited: true });
    const bare = await startNginx(join(folder, 'bare'), [site.origin], {
      isUnlimited: true,
      hasCache: false,
    });
    try {
      const website = site.pid();
      const figureOf = await measureInTurn({
        cache: { url: `https://127.0.0.1:${kept.port}/`, pids: { nginx: kept.pid, website } },
        through: { url: `https://127.0.0.1:${bare.port}/`, pids: { nginx: bare.pid, website } },
        node: { url: `${site.origin}/`, pids: { website } },
      });
      const paths = Array.from({ length: NEW_CONNECTIONS }, () => '/');
      const first = await during({ nginx: kept.pid }, () => askAll(kept, paths, 20, true));
      if (first.result.failed > 0) throw new Error(`${first.result.failed} answers failed`);
      const newConnection = first.cpu.nginx / NEW_CONNECTIONS;
      const both = ['nginx', 'website'];
      const gain = figureOf('cache', 'perSecond') / figureOf('through', 'perSecond');
      return [
        loadRow(`${HOME}, nginx's cache`, 'cache', both, figureOf),
        {
          what: `${HOME}, nginx's cache, each on a new connection`,
          measured: `nginx ${newConnection.toFixed(3)} ms, p99 ${first.result.p99.toFixed(0)} ms`,
          ms: {
            answer: figureOf('cache', 'nginx'),
            connection: newConnection,
            kept: figureOf('through', 'website'),
          },
        },
        loadRow(`${HOME}, nginx without its cache`, 'through', both, figureOf),
        loadRow(`${HOME}, Node alone`, 'node', ['website'], figureOf),
        atLeast(`${HOME}, nginx's cache to none, a second`, gain, 2, (ratio) => ratio.toFixed(2)),
        atMost(
          `${HOME}, nginx's cache to none, processor`,
          figureOf('cache', 'cpuMs') / figureOf('through', 'cpuMs'),
          MOST_OF_THROUGH,
        ),
      ];
    } finally {
      await kept.stop();
      await bare.stop();
    }
  });

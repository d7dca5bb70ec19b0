import { join } from 'node:path';
import { startExhibition } from '../../../scripts/support/test/ownExhibition.mjs';
import { startSecureProxy } from './observatory/secureProxy.mjs';
import { scannerOf } from './observatory/scanner.mjs';

const HOST = 'exhibition.example';

/** A kept page, a page with its own content, one made per request, a door; each in two languages or more. */
const PATHS = [
  '/',
  '/zh',
  '/artwork/7',
  '/ar/artwork/7',
  '/albumsView?name=whale',
  '/fr/albumsView?name=whale',
  '/api/albums?locale=en',
  '/api/albums?locale=ru',
];

/** Over HTTPS, as the public would meet it: the grade and score of Observatory's own scanner for each path. */
export async function measureObservatory({ template, sandbox }) {
  const siteUrl = `https://${HOST}`;
  const exhibition = await startExhibition(template, join(sandbox, 'observed'), { siteUrl });
  const proxy = await startSecureProxy(HOST, exhibition.sitePort, sandbox);
  try {
    const scan = await scannerOf(HOST, proxy, join(sandbox, 'scanner'));
    const rows = [];
    for (const path of PATHS) {
      const { grade, score, failed } = await scan(path);
      const measured = [`${grade}, ${score}`, ...failed].join('; ');
      rows.push({ what: `Observatory ${path}`, measured });
    }
    return rows;
  } finally {
    proxy.stop();
    await exhibition.stop();
  }
}

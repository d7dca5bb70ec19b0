import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPagePath } from './lib/i18n/localePath';
import { config } from './middleware';

const [source = ''] = config.matcher.map((each) => each.source);

const isPage = (path: string) => new RegExp(`^${source}$`).test(path);

const entriesOf = (folder: string) => readdirSync(join(__dirname, folder), { withFileTypes: true });

/** `public/flags` is `/flags/x`, `public/a.txt` is `/a.txt`. */
const publicPaths = entriesOf('public').map((entry) =>
  entry.isDirectory() ? `/${entry.name}/x` : `/${entry.name}`,
);

const METADATA: Readonly<Record<string, string>> = {
  'robots.ts': '/robots.txt',
  'sitemap.ts': '/sitemap.xml',
  'manifest.ts': '/manifest.webmanifest',
  'icon.svg': '/icon.svg',
  'favicon.ico': '/favicon.ico',
  'apple-icon.png': '/apple-icon.png',
};
const metadataPaths = entriesOf('app').flatMap(({ name }) => METADATA[name] ?? []);

const hasRoute = (folder: string): boolean =>
  existsSync(join(__dirname, folder, 'route.ts')) ||
  entriesOf(folder).some((entry) => entry.isDirectory() && hasRoute(join(folder, entry.name)));

const doorPaths = entriesOf('app')
  .filter(
    (entry) => entry.isDirectory() && entry.name !== '[locale]' && hasRoute(`app/${entry.name}`),
  )
  .map(({ name }) => (name.includes('.') ? `/${name}` : `/${name}/x`));

describe('The middleware', () => {
  it.each([...publicPaths, ...metadataPaths, ...doorPaths, '/_next/static/x.js'])(
    'leaves %s alone, and a link to it has no language',
    (path) => expect([isPage(path), isPagePath(path)]).toEqual([false, false]),
  );

  it.each([
    '/',
    '/fr',
    '/videosView',
    '/videosLive',
    '/fr/a.b',
    '/old-logo.gif',
    '/flags',
    '/apix',
    '/sitemap.xml/x',
  ])('gives %s its language, as a link to it does', (path) =>
    expect([isPage(path), isPagePath(path)]).toEqual([true, true]),
  );
});

import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { messageGaps, readAllMessages } from './lib/i18n/messageGaps.mjs';
import { DEVICE_WIDTHS, SMALL_WIDTHS } from './lib/pictureWidths.mjs';
import { FORMATS, QUALITIES } from './server/pictureAddress.mjs';
import { FIXED_HEADERS, OPEN_HEADERS, OPEN_PATHS } from './server/securityHeaders.mjs';
import { readBudgets } from './server/settings.mjs';
import { OF_TRACES } from './server/tracePackages.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Both are done better where the whole answer is at hand: server/finishAnswers.mjs.
  generateEtags: false,
  compress: false,
  reactStrictMode: true,
  // Of the sources (scripts/support/builds.mjs): equal builds are one to an open page's router. Without it, by chance.
  generateBuildId: () => process.env.BUILD_ID || null,
  // `npm run check` checks the types; a build only builds.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: here('.'),
  cacheHandler: here('./lib/cache/policyHandler.mjs'),
  // Both look for drivers of other databases when they are bundled.
  serverExternalPackages: ['ioredis', 'rate-limiter-flexible', ...OF_TRACES],
  // Next counts characters, of which many take two bytes.
  cacheMaxMemorySize: 32 * 1024 * 1024,
  // A page gets the rules of its own components: merged into fewer files, each page carried all pages' rules. Turbopack,
  // with which `npm run dev` runs, does so anyway and knows no such option.
  experimental: {
    // server/encoders.mjs takes what is good in it and costs little.
    imgOptMozjpeg: false,
    // Beside others the largest take longer than the 7 s that Next gives them. Less than their place in the line (server/pictures.mjs).
    imgOptTimeoutInSeconds: 25,
    ...(process.env.TURBOPACK ? {} : { cssChunking: false }),
  },
  // Previews and search engines read the first <head> only: no page streams its metadata.
  htmlLimitedBots: /.*/,
  images: {
    formats: FORMATS,
    qualities: QUALITIES,
    deviceSizes: DEVICE_WIDTHS,
    imageSizes: SMALL_WIDTHS,
    // A media file's name carries a hash of its content: what is made of it never changes.
    minimumCacheTTL: 31_536_000,
    maximumDiskCacheSize: readBudgets().pictures,
    localPatterns: ['/download/**', '/past/**', '/category/**'].map((pathname) => ({
      pathname,
      search: '',
    })),
  },
};

/**
 * Class names are in the page twice, as markup and as data. Of `Header_root__s38rf` the last part alone is a name, too. A build
 * in which Next sets up its loaders in another way, or two names are one, fails.
 */
function withShortClassNames(webpackConfig) {
  const loaders = webpackConfig.module.rules
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use }) => use ?? [])
    .filter(({ options }) => options?.modules?.getLocalIdent && !options.fontLoader);
  if (loaders.length === 0) throw new Error('Next names classes in another way than it did.');
  const known = new Map();
  for (const { options } of loaders) {
    const { getLocalIdent } = options.modules;
    options.modules.getLocalIdent = (...asked) => {
      const long = getLocalIdent(...asked);
      const short = `_${long.slice(-5)}`;
      if ((known.get(short) ?? long) !== long) throw new Error(`${short} would be two classes.`);
      known.set(short, long);
      return short;
    };
  }
}
/**
 * Chrome compiles what a page needs at once while it arrives, beside the main thread, which would else do so function by
 * function in the longest task of a visit (docs/decisions/0031). Written after minifying, which takes comments away.
 */
const compiledOnArrival = ({ BannerPlugin, Compilation }) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    test: /\.js$/,
    stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
  });

/**
 * Next takes each page that it makes apart once more, into what a prefetching browser asks for, which is a fifth of the work and four
 * of seven files a page. No link of ours is prefetched (docs/decisions/0021).
 */
const withoutPrefetchedParts = ({ NormalModuleReplacementPlugin }) =>
  new NormalModuleReplacementPlugin(
    /\/collect-segment-data$/,
    here('./lib/cache/prefetchedParts.mjs'),
  );

/** In production server.mjs sets them. */
const headers = async () => [
  { source: '/:path*', headers: FIXED_HEADERS },
  ...OPEN_PATHS.map((source) => ({ source, headers: OPEN_HEADERS })),
];

/** §9 "Chunk load timeout" is in the browser's copy of webpack's runtime. */
function forBuild(chunkLoadTimeout) {
  return (webpackConfig, { isServer, webpack }) => {
    if (isServer) webpackConfig.plugins.push(withoutPrefetchedParts(webpack));
    else {
      webpackConfig.output.chunkLoadTimeout = chunkLoadTimeout;
      webpackConfig.plugins.push(compiledOnArrival(webpack));
    }
    withShortClassNames(webpackConfig);
    return webpackConfig;
  };
}

/** A build with a text missing in some language fails. The constants are TypeScript, which only the build can and needs to read. */
async function forPhase(phase) {
  if (phase === PHASE_DEVELOPMENT_SERVER) return { ...config, headers };
  if (phase !== PHASE_PRODUCTION_BUILD) return config;
  const gaps = messageGaps(readAllMessages());
  if (gaps.length > 0) throw new Error(`The translations are not whole:\n${gaps.join('\n')}`);
  const { tsImport } = await import('tsx/esm/api');
  const { CHUNK_LOAD_TIMEOUT_MS } = await tsImport('./lib/constants.ts', import.meta.url);
  return { ...config, webpack: forBuild(CHUNK_LOAD_TIMEOUT_MS) };
}

const withNextIntl = createNextIntlPlugin('./lib/pages/request.ts');

export default async function nextConfig(phase) {
  return withNextIntl(await forPhase(phase));
}

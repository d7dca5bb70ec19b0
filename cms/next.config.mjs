import { withPayload } from '@payloadcms/next/withPayload';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OF_TRACES } from '../server/tracePackages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Headers of the admin, which is for editors only: no framing, no MIME sniffing, no referrer. */
const headers = async () => [
  {
    source: '/:area(admin|api)/:path*',
    headers: [
      { key: 'X-Content-Type-Options', value: 'nosniff' },
      { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      { key: 'Referrer-Policy', value: 'same-origin' },
      { key: 'X-Robots-Tag', value: 'noindex' },
    ],
  },
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // The website compresses; a compressed range would be wrong.
  compress: false,
  reactStrictMode: true,
  // The contract's schemas in ../lib are shared with the website.
  outputFileTracingRoot: root,
  turbopack: { root },
  serverExternalPackages: ['prom-client', 'pdfkit', ...OF_TRACES],
  // `npm run check` checks types; a start should not wait for that.
  typescript: { ignoreBuildErrors: true },
  headers,
};

export default withPayload(nextConfig);

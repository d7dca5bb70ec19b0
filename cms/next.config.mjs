import { withPayload } from '@payloadcms/next/withPayload';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The admin is for editors only: no framing, no guessing of types, no address leaves it. */
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
  // The website stands next door and does it; a compressed range would be wrong.
  compress: false,
  reactStrictMode: true,
  // The wire's schemas in ../lib are shared with the website.
  outputFileTracingRoot: root,
  turbopack: { root },
  // `npm run check` looks at the types; a start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  headers,
};

export default withPayload(nextConfig);

import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { codingOf } from './server/coding.mjs';
import { hurryEncoders } from './server/encoders.mjs';
import { loadErrorPage } from './server/errorPage.mjs';
import { finishAnswers } from './server/finishAnswers.mjs';
import { dropFrameworkHeaders } from './server/frameworkHeaders.mjs';
import { guardAnswers, inScope } from './server/guard.mjs';
import { keepWarm } from './server/keepWarm.mjs';
import { knownAddresses } from './server/knownAddresses.mjs';
import { followNotes } from './server/noteStream.mjs';
import { atItsPlace } from './server/place.mjs';
import { ownVisitor } from './server/ownVisitor.mjs';
import { ownPictures } from './server/pictureAddress.mjs';
import { guardPictures } from './server/pictures.mjs';
import { publishedFiles } from './server/publishedFiles.mjs';
import { refusalBy, refuse } from './server/refusal.mjs';
import { setFixedHeaders, transportSecurity } from './server/securityHeaders.mjs';
import { ownOrigin, readSettings } from './server/settings.mjs';
import { staticFiles } from './server/staticFiles.mjs';
import { stopOnSignal } from './server/stop.mjs';
import { visitorAddressBy } from './server/visitorAddress.mjs';

/** The website in production, after `npm run build` (docs/decisions/0003): `node server.mjs`. */
process.env.NODE_ENV = 'production';
const { default: next } = await import('next');

const folder = fileURLToPath(new URL('.', import.meta.url));
const settings = readSettings(process.env);
const { port, host, siteUrl } = settings;
const own = ownVisitor(visitorAddressBy(settings.visitor));
const visitorAddress = own.visitorOf;
const guard = guardAnswers(loadErrorPage());
const files = staticFiles(folder);
const refusalOf = refusalBy(knownAddresses(folder, files.paths));
const finish = finishAnswers();
const hsts = transportSecurity(settings);

hurryEncoders();
const app = next({
  dev: false,
  dir: folder,
  hostname: 'localhost',
  port,
  quiet: true,
});
await app.prepare();
const handle = guardPictures({
  handle: atItsPlace(app.getRequestHandler()),
  own: ownPictures(folder),
  isGone: publishedFiles(settings.imageBaseUrl),
  visitorOf: visitorAddress,
  diskBytes: settings.picturesBytes,
});

const server = createServer(
  inScope((request, response, scope) => {
    const { headers, url } = request;
    dropFrameworkHeaders(headers);
    headers['accept-encoding'] = codingOf(headers['accept-encoding']);
    // For lib/api/requests.ts: whatever a visitor says of it goes.
    headers['x-visitor-address'] = visitorAddress(request);
    if (hsts) response.setHeader('Strict-Transport-Security', hsts);
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal);
    setFixedHeaders(url, response);
    if (files.answer(request, response)) return;
    guard(request, response, scope);
    finish(request, response);
    return handle(request, response);
  }),
);

server.on('error', (error) => {
  const place = host ? `port ${port} of ${host}` : `port ${port}`;
  process.stderr.write(`The website cannot listen on ${place}: ${error.message}\n`);
  process.exit(1);
});
stopOnSignal(server, () => app.close());
await followNotes({ folder, origin: ownOrigin(process.env), server });
server.listen({ port, host: host || undefined }, () => {
  process.stdout.write(`Website ready on ${siteUrl}\n`);
  if (settings.warmPictures) void keepWarm({ folder, settings, headers: own.headers, server });
});

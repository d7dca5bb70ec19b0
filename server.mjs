import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codingOf } from './server/coding.mjs';
import { hurryEncoders } from './server/encoders.mjs';
import { loadErrorPage } from './server/errorPage.mjs';
import { dropFailedPictures } from './server/failedPictures.mjs';
import { finishAnswers } from './server/finishAnswers.mjs';
import { dropFrameworkHeaders } from './server/frameworkHeaders.mjs';
import { guardAnswers, inScope } from './server/guard.mjs';
import { dropHalfPictures, keptPictures } from './server/keptPictures.mjs';
import { keepWarm, warmQueueIn } from './server/keepWarm.mjs';
import { keepYoung } from './server/keepYoung.mjs';
import { knownAddresses } from './server/knownAddresses.mjs';
import { lastCopyAt } from './server/lastCopy.mjs';
import { bearLostOutput } from './server/lostOutput.mjs';
import { followNotes } from './server/noteStream.mjs';
import { keepOneClock } from './server/oneClock.mjs';
import { withOwnCaches } from './server/ownCaches.mjs';
import { atItsPlace } from './server/place.mjs';
import { ownVisitor } from './server/ownVisitor.mjs';
import { ownPictures } from './server/pictureAddress.mjs';
import { guardPictures, madePictures, pictureLine } from './server/pictures.mjs';
import { publishedFiles } from './server/publishedFiles.mjs';
import { askOwn, Readiness } from './server/ready.mjs';
import { refusalBy, refuse } from './server/refusal.mjs';
import { requestIdBy } from './server/requestId.mjs';
import { setFixedHeaders, transportSecurity } from './server/securityHeaders.mjs';
import { ownOrigin, readSettings } from './server/settings.mjs';
import { startMetrics } from './server/startMetrics.mjs';
import { staticFiles } from './server/staticFiles.mjs';
import { LONGER_THAN_A_PROXY, stopOnSignal } from './server/stop.mjs';
import { visitorAddressBy } from './server/visitorAddress.mjs';

/** The website in production, after `npm run build` (docs/decisions/0003): `node server.mjs`. */
process.env.NODE_ENV = 'production';
keepYoung();
keepOneClock();
const { default: next } = await import('next');

/** A connection is ended on which nothing comes or goes for so long, as of a film that nobody reads. */
const IDLE_MS = 60_000;

const settings = readSettings(process.env);
const { port, host, siteUrl, cacheDir, shown } = settings;
const folder = ownFolder();
const own = ownVisitor(visitorAddressBy(settings.visitor));
const visitorAddress = own.visitorOf;
const idOf = requestIdBy(settings.visitor.proxies);
const readiness = new Readiness();
const line = pictureLine();
const toWarm = warmQueueIn(folder);
const guard = guardAnswers(loadErrorPage(), lastCopyAt(ownOrigin(process.env), own));
const files = staticFiles(folder);
const refusalOf = refusalBy(knownAddresses(folder, files.paths));
const finish = finishAnswers(join(folder, '.next'));
const hsts = transportSecurity(settings);

hurryEncoders();
const app = next({
  dev: false,
  dir: folder,
  hostname: 'localhost',
  port,
  quiet: true,
  // In place of our server, on which it would listen for upgrades: so they are requests like others.
  httpServer: new EventEmitter(),
});
await app.prepare();
dropHalfPictures();
dropFailedPictures();
const made = madePictures(settings.picturesBytes);
const handle = guardPictures({
  handle: atItsPlace(app.getRequestHandler()),
  own: ownPictures(folder),
  isGone: publishedFiles(settings.imageBaseUrl),
  visitorOf: visitorAddress,
  made,
  isKept: keptPictures(folder).isKept,
  places: line.places,
});

/** The folder in which the framework runs. */
function ownFolder() {
  try {
    return withOwnCaches(fileURLToPath(new URL('.', import.meta.url)), cacheDir, shown);
  } catch (error) {
    process.stderr.write(`The website cannot start: ${error.message}\n`);
    return process.exit(1);
  }
}

/** An error of a port that is in use or not allowed. */
const failOn = (place) => (error) => {
  const named = place.host ? `port ${place.port} of ${place.host}` : `port ${place.port}`;
  process.stderr.write(`The website cannot listen on ${named}: ${error.message}\n`);
  process.exit(1);
};

const state = {
  isReady: () => readiness.isReady,
  pictures: line.now,
  toWarm: () => toWarm.lengths(),
};
const countAnswer = await startMetrics(settings.metrics, folder, state, failOn(settings.metrics));

const server = createServer(
  inScope((request, response, scope) => {
    const { headers, url } = request;
    scope.id = idOf(request);
    scope.url = url;
    response.setHeader('X-Request-Id', scope.id);
    if (readiness.isDraining) response.setHeader('Connection', 'close');
    dropFrameworkHeaders(headers);
    headers['accept-encoding'] = codingOf(headers['accept-encoding']);
    // For lib/api/requests.ts: whatever a visitor says of it goes.
    headers['x-visitor-address'] = visitorAddress(request);
    countAnswer?.(request, response, scope);
    if (hsts) response.setHeader('Strict-Transport-Security', hsts);
    if (readiness.answer(request, response)) return;
    const refusal = refusalOf(request);
    if (refusal) {
      // What a preflight gets (204) is no refusal.
      if (refusal.status >= 400) scope.outcome = 'refused';
      return refuse(request, response, refusal);
    }
    setFixedHeaders(url, response);
    if (files.answer(request, response)) {
      scope.outcome = 'file';
      return;
    }
    guard(request, response, scope);
    finish(request, response);
    return handle(request, response);
  }),
);

bearLostOutput();
server.setTimeout(IDLE_MS);
// Else a proxy may send a request on a connection that we are closing just then.
if (settings.visitor.header) Object.assign(server, LONGER_THAN_A_PROXY);
server.on('error', failOn(settings));
stopOnSignal(server, {
  drainMs: settings.drainSeconds * 1000,
  drain: () => readiness.drain(),
  close: () => app.close(),
});
await followNotes({ folder, origin: ownOrigin(process.env), server });
server.listen({ port, host: host || undefined }, () => {
  process.stdout.write(`Website ready on ${siteUrl}\n`);
  void readiness.warm(askOwn(ownOrigin(process.env), own.headers));
  if (!settings.warmPictures) return;
  void keepWarm({ folder, settings, headers: own.headers, server, queue: toWarm, made });
});

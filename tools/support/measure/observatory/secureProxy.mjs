import { readFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { makeTlsCertificate } from '../../../../scripts/support/test/tlsCertificate.mjs';

const BAD_GATEWAY = 502;
const MOVED = 301;

const listen = (server) =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address().port));
  });

/** Passes a request on as it is, and the answer back. */
function passTo(port) {
  return (request, response) => {
    const { url, method, headers } = request;
    const onward = send({ host: '127.0.0.1', port, path: url, method, headers });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(BAD_GATEWAY).end());
    request.pipe(onward);
  };
}

/** What a public site has before it: TLS for `host`, and a plain door that leads to the secure one. */
export async function startSecureProxy(host, sitePort, folder) {
  const { key, cert } = await makeTlsCertificate(host, folder);
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  const secure = createSecureServer(files, passTo(sitePort));
  const plain = createServer(({ url }, response) => {
    response.writeHead(MOVED, { location: `https://${host}${url}` }).end();
  });
  return {
    ports: { 443: await listen(secure), 80: await listen(plain) },
    certificate: cert,
    stop: () => {
      for (const server of [secure, plain]) server.close().closeAllConnections();
    },
  };
}

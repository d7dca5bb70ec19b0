import { createServer, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** As the website does (server/keptForms.mjs). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * The website on another port, its pages changed on their way: once each, as the website makes its own small once. The policy
 * falls away, since it would allow no script but the page's own.
 * @param {string} siteUrl
 * @param {(html: string) => string} change
 */
export async function startVariant(siteUrl, change) {
  const { hostname, port } = new URL(siteUrl);
  const pages = new Map();
  const server = createServer((request, response) => {
    const { url, method } = request;
    const headers = { ...request.headers, host: `${hostname}:${port}` };
    const isPage = headers['sec-fetch-dest'] === 'document';
    if (pages.has(url) && isPage)
      return response.writeHead(200, pages.get(url).headers).end(pages.get(url).body);
    if (isPage) headers['accept-encoding'] = 'identity';
    ask({ agent: false, hostname, port, method, path: url, headers }, async (answer) => {
      if (!isPage) return answer.pipe(response.writeHead(answer.statusCode, answer.headers));
      const body = brotliCompressSync(change(await text(answer)), BROTLI);
      const { 'transfer-encoding': _, 'content-security-policy': __, ...kept } = answer.headers;
      const size = { 'content-encoding': 'br', 'content-length': body.length };
      const page = { headers: { ...kept, ...size }, body };
      if (answer.statusCode === 200) pages.set(url, page);
      response.writeHead(answer.statusCode, page.headers).end(body);
    }).end();
  });
  server.keepAliveTimeout = 0;
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => server.close().closeAllConnections(),
  };
}

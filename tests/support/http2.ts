import { connect, constants } from 'node:http2';
import { buffer } from 'node:stream/consumers';

type Headers = Record<string, string>;

/** A visitor of the nginx of `startNginx`, over one connection with HTTP/2, from an address of this machine. */
export function http2Visitor(
  nginx: { host: string; port: number; certificate: Buffer },
  localAddress = '127.0.0.1',
) {
  const options = { ca: nginx.certificate, servername: nginx.host, localAddress };
  const session = connect(`https://127.0.0.1:${nginx.port}`, options);
  async function ask(path: string, headers: Headers = {}, body = '') {
    const stream = session.request(
      { ':path': path, ':authority': nginx.host, ...headers },
      { endStream: !body },
    );
    if (body) stream.end(body);
    const answered = new Promise<Record<string, unknown>>((resolve, reject) =>
      stream.once('response', resolve).once('error', reject),
    );
    const given = await answered;
    return {
      status: Number(given[constants.HTTP2_HEADER_STATUS]),
      headers: given,
      body: await buffer(stream),
    };
  }
  return {
    ask,
    post(path: string, data: object) {
      const kind = { 'content-type': 'application/json', origin: `https://${nginx.host}` };
      return ask(path, { ':method': 'POST', ...kind }, JSON.stringify(data));
    },
    close: () => session.close(),
  };
}

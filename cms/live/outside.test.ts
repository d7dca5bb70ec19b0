import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo, type LookupFunction } from 'node:net';
import tls from 'node:tls';
import { text } from 'node:stream/consumers';
import { getOutside, isPublic } from './outside';

const GET = { method: 'GET', headers: {} };
const PUBLIC = '93.184.216.34';

/** A resolver with a list of answers, one for each call. */
function resolving(...answers: string[][]) {
  const asked: string[] = [];
  const resolve: LookupFunction = (host, { all }, answer) => {
    const addresses = answers[Math.min(asked.push(host), answers.length) - 1] ?? [];
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (all) answer(null, found);
    else answer(null, found[0]?.address ?? '', found[0]?.family);
  };
  return { asked, resolve };
}

/** A server on this machine that counts its connections. */
async function someoneListening() {
  let visits = 0;
  const server = net.createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, visits: () => visits, close: () => server.close() };
}

describe('isPublic', () => {
  it.each([
    ...['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'],
  ])('%s is', (address) => expect(isPublic(address)).toBe(true));

  it.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '192.0.0.1', '198.18.0.1', '224.0.0.1'],
    ...['239.255.255.250', '240.0.0.1', '255.255.255.255', '192.0.2.1', '198.51.100.1'],
    ...['203.0.113.9', '::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1'],
    ...['ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1'],
    ...['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001:0:1::1', '2001:db8::1'],
    ...['100::1', 'fec0::1', '3fff::1', '', 'localhost', '127.1', '0x7f.0.0.1'],
  ])('%s is not', (address) => expect(isPublic(address)).toBe(false));
});

describe('getOutside', () => {
  it.each(['127.0.0.1', '[::1]', 'localhost', '0x7f.1', '[::ffff:127.0.0.1]'])(
    'never comes to https://%s, by the system’s own resolver',
    async (host) => {
      const listener = await someoneListening();
      const url = new URL(`https://${host}:${listener.port}/hall/index.m3u8`);
      const failure = await getOutside(url, GET, { internal: [] }).catch((error: Error) => error);
      listener.close();
      expect(failure).toMatchObject({ message: expect.stringMatching(/is not public$/) });
      expect(listener.visits()).toBe(0);
    },
  );

  it.each([
    [['10.0.0.7']],
    [[PUBLIC, '192.168.0.7']],
    [['2606:4700::1111', 'fd00::7']],
    [['::ffff:169.254.169.254']],
    [[]],
  ])('refuses a name that resolves to %j', async (addresses) => {
    const { asked, resolve } = resolving(addresses);
    const url = new URL('https://stream.test/index.m3u8');
    await expect(getOutside(url, GET, { internal: [], resolve })).rejects.toThrow(/is not public/);
    expect(asked).toEqual(['stream.test']);
  });
});

describe('getOutside: a host on the internet', () => {
  let host: Server;
  let port: number;

  beforeAll(async () => {
    host = createServer(({ url, headers }, response) => {
      response.end(`${headers.host} ${url}`);
    });
    host.listen(0, '127.0.0.1');
    await once(host, 'listening');
    ({ port } = host.address() as AddressInfo);
  });
  afterAll(() => host.close());

  it('is asked by the very address that was checked, which is resolved once', async () => {
    const { asked, resolve } = resolving([PUBLIC], ['127.0.0.1']);
    const dialled: unknown[] = [];
    // As `net.connect` does, with the connection's own look-up; TLS is not tested here.
    const dial = ({ lookup, host: name }: { lookup: LookupFunction; host: string }) => {
      lookup(name, { all: true }, (_, found) => dialled.push(...[found].flat()));
      return net.connect({ host: '127.0.0.1', port });
    };
    jest.spyOn(tls, 'connect').mockImplementation(dial as unknown as typeof tls.connect);
    const url = new URL('https://stream.test/hall/index.m3u8?key=1');
    const answer = await getOutside(url, GET, { internal: [], resolve });
    expect(await text(answer)).toBe('stream.test /hall/index.m3u8?key=1');
    expect(dialled).toEqual([{ address: PUBLIC, family: 4 }]);
    expect(asked).toEqual(['stream.test']);
  });
});

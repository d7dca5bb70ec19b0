import { createServer } from 'node:http';
import { watchedCache } from '@/lib/cache/watchedCache.mjs';
import { askRaw } from '@/tests/support/askRaw';
import { measures } from './measures.mjs';
import { websiteMetrics } from './metrics.mjs';
import { listenForPrometheus } from './metricsListener.mjs';

const metrics = websiteMetrics({
  kindOf: (url: string) => (url === '/' ? 'home' : 'unknown'),
  isReady: () => true,
  pictures: () => ({ making: 2, waiting: 7 }),
  toWarm: () => ({ told: 3 }),
});

type Headers = Record<string, string>;

/** What is told after an answer with these headers. */
async function answered(path: string, headers: Headers = {}, asked: Headers = {}, scope = {}) {
  const server = createServer((request, response) => {
    metrics.countAnswer(request, response, scope);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.writeHead(path === '/' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await askRaw(server, path, asked);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return metrics.register.metrics();
}

describe('websiteMetrics', () => {
  it('counts answers by kind, outcome and status', async () => {
    await answered('/', { 'x-nextjs-cache': 'HIT' });
    await answered('/', { 'x-nextjs-cache': 'HIT' });
    const text = await answered('/', { 'x-nextjs-cache': 'STALE' });
    expect(text).toContain('{kind="home",outcome="hit",status="2xx"} 2');
    expect(text).toContain('{kind="home",outcome="stale",status="2xx"} 1');
    expect(text).toContain('website_answer_seconds_count{kind="home",outcome="hit"} 2');
  });

  it('gives all that is unknown one name, and keeps no address', async () => {
    await answered('/ann@example.org');
    const text = await answered('/secret?name=ann');
    expect(text).toContain('{kind="unknown",outcome="made",status="4xx"} 2');
    expect(text).not.toMatch(/secret|ann|127\.0/);
  });

  it('does not know words of a framework that is not ours', async () => {
    const text = await answered('/', { 'x-nextjs-cache': 'ELSE' });
    expect(text).toContain('{kind="home",outcome="made",status="2xx"} 1');
  });

  it('tells files and refusals from what the framework answers', async () => {
    await answered('/', {}, {}, { outcome: 'file' });
    const text = await answered('/none', {}, {}, { outcome: 'refused' });
    expect(text).toContain('{kind="file",outcome="file",status="2xx"} 1');
    expect(text).toContain('{kind="unknown",outcome="refused",status="4xx"} 1');
  });

  it('leaves the website’s visits to itself out', async () => {
    const before = await metrics.register.metrics();
    const text = await answered('/', {}, { 'x-visitor-address': 'own' });
    const counted = (all: string) => all.split('\n').filter((line) => /^website_req/.test(line));
    expect(counted(text)).toEqual(counted(before));
  });

  it('is told by the pages of calls, favourites and pictures', async () => {
    measures()?.call('albumList', 'net.error', 2);
    measures()?.favourite('success');
    measures()?.picture('avif', 0.3);
    const text = await metrics.register.metrics();
    expect(text).toContain('website_call_seconds_count{call="albumList",outcome="net.error"} 1');
    expect(text).toContain('website_favourites_total{result="success"} 1');
    expect(text).toContain('website_picture_seconds_count{format="avif"} 1');
    expect(text).toContain('website_pictures{state="waiting"} 7');
    expect(text).toContain('website_to_warm{lane="told"} 3');
    expect(text).toContain('website_ready 1');
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  });

  it('tells what caches hold and throw away', async () => {
    const cache = watchedCache('test', { maxSize: 10, sizeCalculation: () => 6 });
    cache.set('a', 1);
    cache.set('b', 2);
    const text = await metrics.register.metrics();
    expect(text).toContain('website_cache_bytes{cache="test"} 6');
    expect(text).toContain('website_cache_limit_bytes{cache="test"} 10');
    expect(text).toContain('website_cache_evictions_total{cache="test"} 1');
  });
});

describe('listenForPrometheus', () => {
  it('answers for /metrics, and nothing else', async () => {
    const place = { port: 0, host: '127.0.0.1' };
    const server = await listenForPrometheus(metrics.register, place);
    expect((await askRaw(server, '/metrics')).headers['content-type']).toMatch('text/plain');
    expect((await askRaw(server, '/')).status).toBe(404);
    expect((await askRaw(server, '/metrics', {}, 'POST')).status).toBe(404);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

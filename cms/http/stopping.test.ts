import { channel } from 'node:diagnostics_channel';
import { stopWell } from './stopping';

jest.mock('../env', () => ({ CMS_PORT: 4000, DRAIN_SECONDS: 0, IS_PRODUCTION: true }));
jest.mock('@/server/stop.mjs', () => ({ LONGER_THAN_A_PROXY: {}, stopOnSignal: jest.fn() }));

const LARGEST_BYTES = 200 * 1024 * 1024;
const HALF_A_MEGABIT = 500_000 / 8;

const serverOn = (port: number) => ({
  address: () => ({ port }),
  setTimeout: jest.fn(),
  removeAllListeners: jest.fn(),
  requestTimeout: 300_000,
});

const answerBy = (server: object) =>
  channel('http.server.request.start').publish({ request: {}, response: {}, server });

describe('stopWell', () => {
  it('lets the largest upload come over a slow line, on the CMS’s own server alone', () => {
    const [metrics, own] = [serverOn(9464), serverOn(4000)];
    stopWell();
    answerBy(metrics);
    answerBy(own);
    expect((own.requestTimeout / 1000) * HALF_A_MEGABIT).toBeGreaterThan(LARGEST_BYTES);
    expect(own.setTimeout).toHaveBeenCalledTimes(1);
    expect(metrics.requestTimeout).toBe(300_000);
  });

  it.each([true, false])(
    'takes Next’s own upgrades away in production alone, as development needs them: %s',
    (isProduction) => {
      jest.requireMock<{ IS_PRODUCTION: boolean }>('../env').IS_PRODUCTION = isProduction;
      const own = serverOn(4000);
      stopWell();
      answerBy(own);
      expect(own.removeAllListeners).toHaveBeenCalledTimes(isProduction ? 1 : 0);
    },
  );
});

import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { PayloadRequest } from 'payload';
import { may } from '../access/may';
import { filesAs, sheetFiles } from '../certificates/files';
import { findJob } from '../certificates/jobs';
import { TooManyPages } from '../certificates/onePdf';
import { certificateEndpoints } from './certificates';

jest.mock('../access/may', () => ({ may: jest.fn() }));
jest.mock('../certificates/files', () => ({ filesAs: jest.fn(), sheetFiles: jest.fn() }));
jest.mock('../certificates/jobs', () => ({ findJob: jest.fn() }));

const MOST_DOWNLOADS = 3;
const FILE = { num: 'WE2024-1', locale: 'en', filename: 'a.jpg' } as const;

const download = (signal?: AbortSignal, accept = '*/*') => {
  const endpoint = certificateEndpoints.find(({ path }) => path.endsWith('/files'));
  const asked = { user: { id: 7 }, searchParams: new URLSearchParams(), payload: {}, signal };
  const screen = { i18n: { language: 'fr' }, t: (key: string) => key };
  const routeParams = { id: '0'.repeat(36) };
  const headers = new Headers({ accept });
  const req = { ...asked, ...screen, headers, routeParams } as unknown as PayloadRequest;
  return endpoint?.handler(req) as Promise<Response>;
};

/** Streams that were made, each without an end. */
let made: Readable[] = [];
const closed = () => Promise.all(made.map((stream) => finished(stream).catch(() => undefined)));

beforeEach(() => {
  made = [];
  jest.mocked(may).mockReturnValue(true);
  jest.mocked(findJob).mockResolvedValue({} as never);
  jest.mocked(sheetFiles).mockResolvedValue([FILE]);
  jest.mocked(filesAs).mockImplementation(() => {
    const stream = new Readable({ read: () => undefined });
    made.push(stream);
    return stream;
  });
});
afterEach(async () => {
  for (const stream of made) stream.destroy();
  await closed();
});

describe('a download of certificates', () => {
  it('is closed when its reader had gone before it began', async () => {
    for (let times = 0; times <= MOST_DOWNLOADS; times += 1) {
      const left = new AbortController();
      jest.mocked(sheetFiles).mockImplementation(async () => {
        left.abort();
        return [FILE];
      });
      await download(left.signal);
      await closed();
    }
    expect(made).toHaveLength(MOST_DOWNLOADS + 1);
  });

  it('is one of three at once, those that look for their files too', async () => {
    const asked = Array.from({ length: MOST_DOWNLOADS + 1 }, () => download());
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503]);
    expect(await answers[3]?.json()).toEqual({
      message: 'D’autres font de même en ce moment. Réessayez dans une minute.',
    });
  });

  it('leads to a page who may not make any', async () => {
    jest.mocked(may).mockReturnValue(false);
    const answer = await download(undefined, 'text/html');
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Vous ne pouvez pas faire de certificats.</h1>');
  });

  it('gives its place back when there are no files, or when they are not found', async () => {
    jest.mocked(sheetFiles).mockResolvedValue([]);
    for (let times = 0; times < MOST_DOWNLOADS; times += 1)
      expect((await download()).status).toBe(404);
    jest.mocked(sheetFiles).mockRejectedValue(new Error('away'));
    for (let times = 0; times < MOST_DOWNLOADS; times += 1)
      await expect(download()).rejects.toThrow('away');
    jest.mocked(sheetFiles).mockResolvedValue([FILE]);
    expect((await download()).status).toBe(200);
  });

  it('is refused as one PDF of too many sheets, and gives its place back', async () => {
    jest.mocked(filesAs).mockImplementation(() => {
      throw new TooManyPages();
    });
    for (let times = 0; times <= MOST_DOWNLOADS; times += 1) {
      const answer = await download();
      expect(answer.status).toBe(400);
      const { message } = await answer.json();
      expect(message).toMatch(/^Un PDF a au plus 10000 feuilles/);
    }
  });
});

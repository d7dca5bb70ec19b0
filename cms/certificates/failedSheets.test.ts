import type { Payload } from 'payload';
import type { Locale } from '@/lib/i18n/locales';
import { makeCertificate, textsOfJob } from './make';

let mockVersion = '';
let mockTexts: object | null = null;
const mockDraw = jest.fn();
const mockRead = jest.fn();
jest.mock('@/lib/i18n/messages', () => ({
  messagesOf: async () => ({ certificate: { sheet: { president: 'President', say: 'For' } } }),
}));
jest.mock('../collections/goneForGood', () => ({ isThere: async () => true }));
jest.mock('../files/hasFile', () => ({ hasFile: async () => true }));
jest.mock('../queries/albumConditions', () => ({ ANY_WORK: {} }));
jest.mock('../queries/albums', () => ({ findAlbums: async () => [{}] }));
jest.mock('../queries/certificates', () => ({ yearOfLabel: async () => '2024' }));
jest.mock('../queries/documents', () => ({
  findGlobal: async (slug: string, locale: string) => {
    mockRead(`${slug} ${locale}`);
    return slug === 'messages' && locale === 'fr' ? { messages: mockTexts } : {};
  },
}));
jest.mock('../services/artexhAlbum', () => ({ toWireAlbum: () => ({}) }));
jest.mock('./draw/drawSheet', () => ({
  drawSheet: async (sheet: object) => {
    mockDraw(sheet);
    return Buffer.from('');
  },
  unwritable: () => null,
}));
jest.mock('./pictureOf', () => ({ pictureOf: async () => Buffer.from('') }));
jest.mock('./sheet', () => ({
  sheetOf: (_work: object, _locale: string, texts: { certificate: { sheet: object } }) => ({
    ...texts.certificate.sheet,
    picture: { path: '' },
  }),
  versionOf: () => mockVersion,
}));

type Uploaded = { id: number; originalName: string };
type Stored = { id: number; num: string; album: number; certPhotos: number[] };
type Asked = {
  collection: string;
  data: Omit<Stored, 'id'>;
  file: { name: string };
  where: { originalName: { equals: string }; id: { in: number[] } };
};

let media: Uploaded[] = [];
let certificate: Stored | null = null;
/** `create media`, for example: what fails from now on. */
let failing = '';
let lastId = 10;

function failIf(what: string) {
  if (what === failing) throw new Error(`no ${what}`);
}

const shown = () => certificate?.certPhotos ?? [];
const stored = () => media.map(({ id }) => id);

/** As much of Payload as is asked. */
const payload = {
  findByID: async () => ({ num: 'T-1', cover: 1, _status: 'published' }),
  find: async ({ collection, where }: Asked) => {
    if (collection === 'media') {
      return { docs: media.filter((one) => one.originalName === where.originalName.equals) };
    }
    const certPhotos = media.filter(({ id }) => shown().includes(id));
    return { docs: certificate ? [{ ...certificate, certPhotos }] : [] };
  },
  create: async ({ collection, data, file }: Asked) => {
    failIf(`create ${collection}`);
    lastId += 1;
    if (collection === 'media') media.push({ id: lastId, originalName: file.name });
    else certificate = { ...data, id: lastId };
    return { id: lastId };
  },
  update: async ({ data }: Asked) => {
    failIf('update certificates');
    if (certificate) certificate = { ...certificate, ...data };
  },
  delete: async ({ where }: Asked) => {
    failIf('delete media');
    media = media.filter(({ id }) => !where.id.in.includes(id));
  },
} as unknown as Payload;

const makeIn = (locales: Locale[], texts = textsOfJob()) =>
  makeCertificate(payload, 7, locales, texts);
const make = () => makeIn(['en']);

beforeEach(() => {
  [media, certificate, failing, mockVersion] = [[], null, '', 'a'.repeat(12)];
  mockTexts = null;
  mockDraw.mockReset();
  mockRead.mockReset();
});

test('A sheet has the texts that organisers have changed in its language', async () => {
  mockTexts = { certificate: { sheet: { president: 'La directrice' } } };
  await makeIn(['fr', 'es']);
  expect(mockDraw.mock.calls).toMatchObject([
    [{ president: 'La directrice', say: 'For' }],
    [{ president: 'President', say: 'For' }],
  ]);
});

test('Texts are read once for a job, and anew for the next one', async () => {
  const texts = textsOfJob();
  await makeIn(['fr', 'es'], texts);
  await makeIn(['fr', 'es'], texts);
  expect(mockRead.mock.calls).toEqual([['messages fr'], ['messages es']]);
  mockVersion = 'b'.repeat(12);
  mockTexts = { certificate: { sheet: { president: 'La directrice' } } };
  await makeIn(['fr']);
  expect(mockDraw.mock.calls).toContainEqual([
    expect.objectContaining({ president: 'La directrice' }),
  ]);
});

describe('Sheets that are made again', () => {
  const again = () => makeIn([]);

  it('are those of the languages that a work has', async () => {
    await makeIn(['fr']);
    const before = shown();
    expect(await again()).toMatchObject({ outcome: 'unchanged' });
    expect(shown()).toEqual(before);
    mockVersion = 'b'.repeat(12);
    expect(await again()).toMatchObject({ outcome: 'made' });
    expect(media.map(({ originalName }) => originalName)).toEqual([
      expect.stringMatching(/^certificate-T-1-fr-.*-bbbbbbbbbbbb\.jpg$/),
    ]);
    expect(shown()).toEqual(stored());
  });

  it('are none of a work that has lost them meanwhile', async () => {
    expect(await again()).toMatchObject({ outcome: 'unchanged' });
    expect(certificate).toBeNull();
  });
});

describe('Sheets of a try that fails', () => {
  it('go if they are not shown yet', async () => {
    failing = 'create certificates';
    await expect(make()).rejects.toThrow('no create certificates');
    expect(stored()).toEqual([]);
  });

  it('stay once they are shown', async () => {
    await make();
    const [before] = shown();
    mockVersion = 'b'.repeat(12);
    failing = 'delete media';
    await expect(make()).rejects.toThrow('no delete media');
    expect(shown()).not.toContain(before);
    failing = '';
    expect(stored()).toEqual(expect.arrayContaining(shown()));
    expect(await make()).toMatchObject({ outcome: 'unchanged' });
  });

  it('stay if another process uploaded them, which may have shown them meanwhile', async () => {
    await make();
    const [sheet] = shown();
    certificate = null;
    failing = 'create certificates';
    await expect(make()).rejects.toThrow('no create certificates');
    expect(stored()).toEqual([sheet]);
    failing = '';
    expect(await make()).toMatchObject({ outcome: 'made' });
    expect(shown()).toEqual([sheet]);
  });
});

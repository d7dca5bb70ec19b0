import { ValidationError } from 'payload';
import { textOfFile } from '../files/wholeFile';
import { refusePlaylist } from './refusePlaylist';
import { storedRow } from './storedRow';

jest.mock('payload', () => ({ ValidationError: class ValidationError extends Error {} }));
jest.mock('../files/publishedFile', () => ({ keyOf: () => 'key' }));
jest.mock('../files/wholeFile', () => ({ textOfFile: jest.fn() }));
jest.mock('./storedRow', () => ({ storedRow: jest.fn() }));

const ASKED = { user: { id: 1 }, i18n: { language: 'en' }, t: (key: string) => key };
const WHOLE = '#EXTM3U\n#EXTINF:4,\na.ts\n#EXT-X-ENDLIST';
const ENCRYPTED = WHOLE.replace('#EXTINF', '#EXT-X-KEY:METHOD=AES-128,URI="a.key"\n#EXTINF');

type Stored = { filename?: string; text?: string | null; before?: object; req?: object };

function choose({ filename = 'a.m3u8', text = '', before, req = ASKED }: Stored) {
  jest.mocked(storedRow).mockResolvedValue({ filename, filesize: 100 });
  jest.mocked(textOfFile).mockResolvedValue(text);
  return refusePlaylist({ value: 7, originalDoc: before, req } as never);
}

describe('A playlist that an editor chooses for a live video', () => {
  it.each([ENCRYPTED, WHOLE.replace('#EXT-X-ENDLIST', ''), 'a.ts', ''])(
    'is refused when it could not be broadcast: %j',
    async (text) => {
      await expect(choose({ text })).rejects.toThrow(ValidationError);
      await expect(choose({ text, before: { file: 6 } })).rejects.toThrow(ValidationError);
    },
  );

  it('is taken when it can be, or cannot be read just now', async () => {
    expect(await choose({ text: WHOLE })).toBe(7);
    expect(await choose({ text: null })).toBe(7);
  });

  it('may be a file of another kind, such as a film', async () =>
    expect(await choose({ filename: 'a.mp4' })).toBe(7));

  it('stays where it is there already, or a program writes it', async () => {
    expect(await choose({ text: ENCRYPTED, before: { file: 7 } })).toBe(7);
    expect(await choose({ text: ENCRYPTED, req: { ...ASKED, user: null } })).toBe(7);
  });
});

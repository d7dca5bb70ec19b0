import { noteSignature } from '@/tests/support/signature.mjs';
import { readNote } from './note';

const secret = 'secret';
const now = 1_700_000_000_000;
const bodyOf = (fields: object = {}) => JSON.stringify({ tags: ['albums'], at: now, ...fields });
const sign = (body: string, key = secret) => noteSignature(body, key);
const read = (body: string, signature = sign(body)) =>
  readNote(body, signature, { secrets: [secret], now });

describe('readNote (architecture: rendering and caching)', () => {
  it('reads the tags of a signed note, each once', () => {
    const tags = ['albums', 'album:7', 'comments:a-1', 'news:1', 'webContent:year2024', 'albums'];
    expect(read(bodyOf({ tags }))).toEqual({ tags: tags.slice(0, 5), withdrawn: [], ids: [] });
  });

  it('reads what was withdrawn, each once', () => {
    const withdrawn = ['albums', 'album:7', 'albums'];
    expect(read(bodyOf({ withdrawn }))).toEqual({
      tags: ['albums'],
      withdrawn: ['albums', 'album:7'],
      ids: [],
    });
  });

  it.each(['_N_T_/layout', 'album:../x', 'posters:7'])('leaves out %s, hears the rest', (tag) => {
    const both = ['album:7', tag];
    const heard = { tags: ['album:7'], withdrawn: ['album:7'], ids: [] };
    expect(read(bodyOf({ tags: both, withdrawn: both }))).toEqual(heard);
  });

  it('reads which requests changed it; what is no such id is refused', () => {
    const ids = ['5d06d998-6f02-4646-ac77-d1576165bbd1', 'from-a-proxy_1'];
    expect(read(bodyOf({ ids }))).toMatchObject({ ids });
    expect(read(bodyOf({ ids: ['a line\nof its own'] }))).toEqual({ refusal: 'shape' });
    expect(read(bodyOf({ ids: Array(21).fill(ids[0]) }))).toEqual({ refusal: 'shape' });
  });

  it.each([
    ['none', ''],
    ['that of another secret', sign(bodyOf(), 'other')],
    ['that of another body', sign(bodyOf({ tags: ['news'] }))],
    ['one without its method', sign(bodyOf()).slice('sha256='.length)],
    ['half of one', sign(bodyOf()).slice(0, 20)],
  ])('refuses the signature: %s', (_, signature) => {
    expect(read(bodyOf(), signature)).toEqual({ refusal: 'signature' });
  });

  it('refuses everything while there is no secret', () => {
    const signature = sign(bodyOf(), '');
    expect(readNote(bodyOf(), signature, { secrets: [''], now })).toEqual({ refusal: 'signature' });
  });

  it.each([
    [now - 300_000, true],
    [now - 300_001, false],
    [now + 300_000, true],
    [now + 300_001, false],
  ])('at %d is of an age that counts: %s', (at, counts) => {
    expect('tags' in read(bodyOf({ at }))).toBe(counts);
  });

  it.each([
    ['not JSON', 'x'],
    ['no tags', JSON.stringify({ at: now })],
    ['no time', JSON.stringify({ tags: ['albums'] })],
    ['a tag that is no text', bodyOf({ tags: ['albums', 7] })],
    ['a withdrawn tag that is no text', bodyOf({ withdrawn: [null] })],
    ['too many tags', bodyOf({ tags: Array.from({ length: 501 }, () => 'albums') })],
  ])('refuses the shape: %s', (_, body) => {
    expect(read(body)).toEqual({ refusal: 'shape' });
  });
});

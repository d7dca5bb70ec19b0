import { makerOfKept } from './makeKept.mjs';

it('keeps what was made, and leaves the rest to Next', async () => {
  const source = '/download/a.jpg';
  const pictures = ['image/avif', '*/*'].map((format) => ({
    address: '/_next/image',
    source,
    width: '640',
    quality: '60',
    format,
  }));
  const [kept, noted]: [string[], number[]] = [[], []];
  const make = makerOfKept({
    originalOf: (address) => ({ address }),
    encoder: { make: async () => [undefined, Buffer.from('bytes')] },
    keep: async ({ format }, { type }) => void kept.push(`${format} ${type}`),
    note: (_, size) => void noted.push(size),
  });
  await expect(make(source, pictures)).resolves.toEqual({ bytes: 5, left: [pictures[0]] });
  expect([kept, noted]).toEqual([['*/* image/jpeg'], [5]]);
});

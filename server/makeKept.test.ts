import { makerOfKept } from './makeKept.mjs';

const source = '/download/a.jpg';
const picture = (format: string) => ({
  address: '/_next/image',
  source,
  width: '640',
  quality: '60',
  format,
});

type By = Partial<Parameters<typeof makerOfKept>[0]>;

function aMaker(by: By = {}) {
  const [kept, noted]: [string[], number[]] = [[], []];
  const make = makerOfKept({
    originalOf: (address) => ({ address }),
    encoder: { make: async (_, wanted) => wanted.map(() => Buffer.from('bytes')) },
    keep: async ({ format }, { type }) => void kept.push(`${format} ${type}`),
    isKept: () => true,
    note: (_, size) => void noted.push(size),
    ...by,
  });
  return { make, kept, noted };
}

it('keeps what was made, and leaves the rest to Next', async () => {
  const pictures = ['image/avif', '*/*'].map(picture);
  const { make, kept, noted } = aMaker({
    encoder: { make: async () => [undefined, Buffer.from('bytes')] },
  });
  await expect(make(source, pictures)).resolves.toEqual({ bytes: 5, left: [pictures[0]] });
  expect([kept, noted]).toEqual([['*/* image/jpeg'], [5]]);
});

it('takes nothing for made that a full disk has no room for, and fails where there is none for any', async () => {
  const pictures = ['image/avif', '*/*'].map(picture);
  const small = aMaker({ isKept: ({ format }) => format === 'image/avif' });
  await expect(small.make(source, pictures)).resolves.toEqual({ bytes: 5, left: [] });
  expect([small.kept.length, small.noted]).toEqual([2, [5]]);
  const none = aMaker({ isKept: () => false });
  await expect(none.make(source, pictures)).rejects.toThrow('/download/a.jpg is not kept');
  expect([none.kept.length, none.noted]).toEqual([2, []]);
});

it('leaves to Next what it has a rule for, and nothing of what is gone', async () => {
  const pictures = ['image/avif'].map(picture);
  const outcomeOf = (made: 'gone' | 'other') =>
    aMaker({ encoder: { make: async () => made } }).make(source, pictures);
  await expect(outcomeOf('other')).resolves.toEqual({ bytes: 0, left: pictures });
  await expect(outcomeOf('gone')).resolves.toEqual({ bytes: 0, left: [] });
});

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { copyUploads } from './copy.mjs';

const store = () => {
  const files = new Map<string, string>();
  return {
    files,
    look: async ({ name }: { name: string }) => {
      const content = files.get(name);
      return content === undefined ? null : { bytes: content.length, sum: null };
    },
    read: async ({ name }: { name: string }) => Readable.from([Buffer.from(files.get(name) ?? '')]),
    write: async ({ name }: { name: string }, from: Readable) => {
      files.set(name, Buffer.concat(await from.toArray()).toString());
    },
  };
};

const own = createHash('sha256').update('as it came').digest('hex').slice(0, 16);
const NAMED = [`image-${own}.jpg`, `image-${own}-1.jpg`, `image-${own}.avif`, `video-${own}.mp4`];
/** Payload draws these anew after they got their names. */
const DRAWN_ANEW = [`image-${own}.webp`, `image-${own}-1.gif`];

test('what its name does not say is told, of files that are stored as they came', async () => {
  const [from, to] = [store(), store()];
  for (const name of NAMED) from.files.set(name, 'as it came');
  for (const name of DRAWN_ANEW) from.files.set(name, 'drawn anew');
  from.files.set(`text-${own}.vtt`, 'altered');
  const uploads = [...from.files.keys()].map((name) => ({ name }));
  const { altered, copied, failed } = await copyUploads({ from, to, uploads });
  expect({ altered, copied, failed }).toEqual({
    altered: [`text-${own}.vtt`],
    copied: uploads.length,
    failed: [],
  });
  expect(to.files).toEqual(from.files);
});

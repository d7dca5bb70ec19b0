import { readFromBucket } from './bucket';

const mockSend = jest.fn<Promise<object>, [unknown, { requestTimeout?: number }?]>();
jest.mock('@aws-sdk/client-s3', () => ({
  GetObjectCommand: class {},
  S3Client: class {
    send = mockSend;
  },
}));
jest.mock('../env', () => ({ BUCKET: { name: 'media', config: {} } }));

const read = (signal?: AbortSignal) => readFromBucket('picture.jpg', { start: 0, end: 9 }, signal);
const visit = () => read(new AbortController().signal);

it('A bucket that did not answer in time is not asked for visitors a moment later, for work that nobody looks at it is, with more patience', async () => {
  mockSend.mockRejectedValueOnce(Object.assign(new Error(), { name: 'TimeoutError' }));
  mockSend.mockResolvedValue({ Body: { transformToWebStream: () => new ReadableStream() } });
  const patiences = () => mockSend.mock.calls.map(([, options]) => options?.requestTimeout);
  await expect(visit()).rejects.toThrow('TimeoutError');
  await expect(visit()).rejects.toThrow('did not answer a moment ago');
  expect(patiences()).toEqual([2000]);
  expect(await read()).toBeInstanceOf(ReadableStream);
  expect(patiences()).toEqual([2000, undefined]);
});

import { ask, look, post, Refusal, toldOf } from './ask';

const answers = (body: object, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));

describe('ask', () => {
  it('gives what the CMS answers', async () => {
    const fetched = answers({ id: 'a' });
    await expect(ask('/api/imports', post({ sheet: 'a.csv' }))).resolves.toEqual({ id: 'a' });
    expect(fetched).toHaveBeenCalledWith('/api/imports', {
      credentials: 'same-origin',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"sheet":"a.csv"}',
    });
  });

  it.each<[object, object]>([
    [
      { fault: 'tooLarge', value: 40 },
      { fault: 'tooLarge', value: 40 },
    ],
    [{ message: 'Not found.' }, { fault: 'Not found.', message: 'Not found.' }],
    [{ errors: [{ message: 'No.' }] }, { fault: 'No.' }],
    [{}, { fault: 'status 413', message: 'status 413' }],
  ])('tells why it is refused: %j', async (body, refusal) => {
    answers(body, 413);
    await expect(ask('/api/imports')).rejects.toMatchObject({ status: 413, ...refusal });
  });

  it('gives up a look that takes too long', async () => {
    const late = new AbortController();
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const fetched = answers({ id: 'a' });
    await expect(look('/api/imports')).resolves.toEqual({ id: 'a' });
    expect(limit).toHaveBeenCalledWith(15_000);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ signal: late.signal });
  });

  it.each<[string, () => Promise<Response>]>([
    ['on its way', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['in the middle of its answer', async () => new Response('{"id":')],
  ])('tells that it was lost %s, not in the browser’s words', async (_, fetched) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
    const lost = { fault: 'stalled', message: 'stalled' };
    await expect(ask('/api/imports')).rejects.toMatchObject(lost);
  });
});

it.each([
  [new Refusal('stalled'), 'The connection was lost.'],
  [new Refusal('No works, or no languages.'), 'No works, or no languages.'],
  [new Error('At most 5000 works at once.'), 'At most 5000 works at once.'],
])('%s is told to an editor as %s', (error, told) => {
  expect(toldOf(error, 'The connection was lost.')).toBe(told);
});

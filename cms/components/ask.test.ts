import { ask, look, post } from './ask';

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

  it('tells that it was lost, in the browser’s words', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const lost = { fault: 'stalled', message: 'Failed to fetch' };
    await expect(ask('/api/imports')).rejects.toMatchObject(lost);
  });
});

import { answer, forEditors, jsonBody } from './answers';

describe('forEditors', () => {
  const handle = forEditors(({ user }) => answer({ id: user.id }));

  // As Payload's forms read a refusal.
  const refusal = { errors: [{ message: expect.stringMatching(/^Vous n’êtes pas connecté/) }] };

  it.each([
    [null, 401, refusal],
    [{ id: 7 }, 200, { id: 7 }],
  ])('of %j is a %d, which nobody keeps', async (user, status, body) => {
    const answered = await handle({ user, i18n: { language: 'fr' } } as never);
    expect(answered.status).toBe(status);
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(await answered.json()).toEqual(body);
  });
});

describe('jsonBody', () => {
  const read = (text: string, length: string | null = String(text.length)) =>
    jsonBody(
      {
        headers: new Headers(length === null ? {} : { 'content-length': length }),
        json: async () => JSON.parse(text),
      },
      20,
    );

  it('is an object', async () => {
    expect(await read('{"label":"2024"}')).toEqual({ label: '2024' });
  });

  it.each([
    ['{', '1'],
    ['[7]', '3'],
    ['null', '4'],
    ['{}', '21'],
    ['{}', 'x'],
    ['{}', null],
  ])('is none of %s with the length %s', async (text, length) => {
    expect(await read(text, length)).toBeNull();
  });
});

import { answer } from './answers';
import { forEditors } from './forEditors';

describe('forEditors', () => {
  const handle = forEditors(({ user }) => answer({ id: user.id }));
  const ask = (user: object | null, accept: string) =>
    handle({ user, headers: new Headers({ accept }), i18n: { language: 'fr' } } as never);

  // As Payload's forms read a refusal.
  const refusal = { errors: [{ message: expect.stringMatching(/^Vous n’êtes pas connecté/) }] };

  it.each([
    [null, 401, refusal],
    [{ id: 7 }, 200, { id: 7 }],
  ])('of %j is a %d, which nobody keeps', async (user, status, body) => {
    const answered = await ask(user, '*/*');
    expect(answered.status).toBe(status);
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(await answered.json()).toEqual(body);
  });

  it('leads who follows a link to a page, which speaks of nothing typed', async () => {
    const answered = await ask(null, 'text/html,*/*;q=0.8');
    expect(answered.status).toBe(401);
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(await answered.text()).toContain('Vous n’êtes pas connecté.</h1>');
  });
});

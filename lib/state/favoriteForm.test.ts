import { favoriteForm, NO_DRAFT, toForm, type FavoriteAction } from './favoriteForm';

const after = (...actions: FavoriteAction[]) => actions.reduce(favoriteForm, toForm(NO_DRAFT));

describe('Favourite form (§4)', () => {
  it('is there to be filled in, and says that it waits', () => {
    expect(after()).toMatchObject({ phase: 'editing', alert: '' });
    expect(after('send').phase).toBe('sending');
  });

  it('is hidden on success', () => {
    expect(after('send', 'success').phase).toBe('success');
  });

  it('stays on an invalid captcha, without the error alert, and asks for another each time', () => {
    const refused = after('send', 'invalidCaptcha');
    expect(refused).toEqual({
      phase: 'editing',
      alert: '',
      isCaptchaWrong: true,
      refusedCaptchas: 1,
    });
    expect(favoriteForm(favoriteForm(refused, 'send'), 'invalidCaptcha').refusedCaptchas).toBe(2);
  });

  it('says no longer that the captcha was wrong once another is typed or asked for', () => {
    expect(after('send', 'invalidCaptcha', 'changeCaptcha').isCaptchaWrong).toBe(false);
  });

  it.each(['error', 'tooMany', 'absent'] as const)(
    'shows the alert on %s, until it is sent again',
    (fault) => {
      expect(after('send', fault)).toMatchObject({ phase: 'editing', alert: fault });
      expect(after('send', fault, 'send').alert).toBe('');
    },
  );

  it.each([
    ['success', { phase: 'success' }],
    ['invalidCaptcha', { phase: 'editing', isCaptchaWrong: true }],
    ['error', { phase: 'editing', alert: 'error' }],
    ['absent', { phase: 'editing', alert: 'absent' }],
    ['', { phase: 'editing', alert: '', isCaptchaWrong: false }],
  ] as const)('came back from the server with "%s"', (result, form) => {
    expect(toForm({ ...NO_DRAFT, result })).toMatchObject(form);
  });
});

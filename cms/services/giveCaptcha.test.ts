/** @jest-environment node */
import { keep, open } from './captcha';
import { giveCaptcha } from './giveCaptcha';

jest.mock('./captcha', () => ({
  emailOf: (email: string) => email,
  keep: jest.fn(() => Promise.resolve(7)),
  open: jest.fn(),
}));
jest.mock('./captchaLimits', () => ({ isCaptchaAllowed: jest.fn(() => Promise.resolve(true)) }));
jest.mock('./captchaPicture', () => ({ aCaptchaText: () => 'HKM3N' }));

const QUERY = new URLSearchParams({ name: 'ann@example.org' });

/** `meanwhile`: what happens while the picture is drawn. */
async function ask(meanwhile: (caller: AbortController) => void) {
  const caller = new AbortController();
  const request = new Request('http://cms.test', { signal: caller.signal });
  const answer = await giveCaptcha({ path: {}, query: QUERY, request }, 'image/png', async () => {
    meanwhile(caller);
    return Buffer.from('picture');
  });
  return answer instanceof Response ? answer.status : 0;
}

beforeEach(() => jest.clearAllMocks());

test('a captcha is kept before it is drawn, so that one that is asked for later is known as such', async () => {
  expect(
    await ask(() => {
      expect(keep).toHaveBeenCalledTimes(1);
      expect(open).not.toHaveBeenCalled();
    }),
  ).toBe(200);
  expect(keep).toHaveBeenCalledTimes(1);
  expect(keep).toHaveBeenCalledWith('ann@example.org', 'HKM3N', expect.any(Number));
  expect(open).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledWith('ann@example.org', 7);
});

test('one that nobody waits for any more voids none that another CMS has given meanwhile', async () => {
  expect(await ask((caller) => caller.abort())).toBe(499);
  expect(open).not.toHaveBeenCalled();
});

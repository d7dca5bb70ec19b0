import { NO_DRAFT, type FavoriteDraft } from '@/lib/state/favoriteForm';
import { openDraft, sealDraft } from './draft';

const draft: FavoriteDraft = {
  name: '世'.repeat(256),
  email: `${'a'.repeat(244)}@example.org`,
  result: 'invalidCaptcha',
  failures: { captcha: 'captchaEmpty' },
};

describe('A draft in an address', () => {
  it('comes back as it was, and shows nothing on the way', () => {
    const token = sealDraft(draft, 0);
    expect(openDraft(token, 1)).toEqual(draft);
    expect(token).toMatch(/^[\w-]{1,2500}$/);
    expect(Buffer.from(token, 'base64url').toString()).not.toContain('example');
  });

  it('is another each time, and is over after ten minutes', () => {
    const token = sealDraft(NO_DRAFT, 0);
    expect(sealDraft(NO_DRAFT, 0)).not.toBe(token);
    expect(openDraft(token, 599_999)).toEqual(NO_DRAFT);
    expect(openDraft(token, 600_000)).toBeNull();
  });

  it.each(['', 'x', 'A'.repeat(200), 'A'.repeat(5000)])('is not to be made up: "%.9s"', (token) => {
    expect(openDraft(token, 0)).toBeNull();
  });

  it('is not to be changed', () => {
    const bytes = Buffer.from(sealDraft(draft, 0), 'base64url');
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    expect(openDraft(bytes.toString('base64url'), 1)).toBeNull();
  });
});

import { acceptedSecrets, isSignatureOf, signatureOf } from './signing';

it('a signature is that of one of the secrets, and never of none', () => {
  const given = signatureOf('text', 'old');
  expect(isSignatureOf(given, 'text', ['new', 'old'])).toBe(true);
  expect(isSignatureOf(given, 'text', ['new'])).toBe(false);
  expect(isSignatureOf(given, 'other', ['new', 'old'])).toBe(false);
  expect(isSignatureOf(given, 'text', [])).toBe(false);
  expect(isSignatureOf(signatureOf('text', ''), 'text', ['', 'new'])).toBe(false);
});

it('the previous secret is accepted for the first hour of the process', () => {
  const uptime = jest.spyOn(process, 'uptime').mockReturnValue(3599);
  expect(acceptedSecrets('new', 'old')).toEqual(['new', 'old']);
  expect([acceptedSecrets('new'), acceptedSecrets('new', '')]).toEqual([['new'], ['new']]);
  uptime.mockReturnValue(3600);
  expect(acceptedSecrets('new', 'old')).toEqual(['new']);
});

import { isReadable } from './isReadable.mjs';
import { transportSecurity } from './securityHeaders.mjs';
import { readSettings } from './settings.mjs';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toEqual({ port: 3000, siteUrl: 'http://localhost:3000' });
  });

  it.each(['abc', '-1', '70000', '3.5'])('refuses PORT=%s by name', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT must be a port number, not "${PORT}"`);
  });
});

describe('transportSecurity', () => {
  it('asks for HTTPS for good on a site that has it', () => {
    expect(transportSecurity('https://example.org')).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });

  it('says nothing on plain HTTP', () => {
    expect(transportSecurity('http://localhost:3000')).toBe('');
  });
});

describe('isReadable', () => {
  it.each([
    ['/fr/caf%C3%A9', true],
    ['/cert/query?unicode=50%', true],
    ['/%E0%A4%A', false],
    ['/%', false],
  ])('%s: %s', (url, expected) => expect(isReadable(url)).toBe(expected));
});

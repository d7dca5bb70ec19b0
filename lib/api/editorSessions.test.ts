import { sign } from '@/lib/services/signature';
import {
  checkSession,
  checkSessionNow,
  cookieFor,
  editorRewrite,
  frameCookieFor,
  isGoodLink,
  isSession,
  liveSession,
  previewSession,
  sessionValue,
} from './editorSessions';

const settings = { previewSecret: 'secret', siteUrl: 'https://museum.test' };
jest.mock('@/lib/env', () => ({ env: () => settings }));
beforeEach(() => {
  settings.previewSecret = 'secret';
  settings.siteUrl = 'https://museum.test';
});

const NOW = 1_800_000_000_000;
const NAMES = ['kind', 'id'];

function aLink(fields: Record<string, string> = {}, until = NOW + 30_000) {
  const signature = sign('preview link', ['news', '7', until]);
  return new URLSearchParams({ kind: 'news', id: '7', until: String(until), signature, ...fields });
}

const isGood = (query: URLSearchParams, now = NOW) =>
  isGoodLink('preview link', NAMES, { query, now });

describe('A link from the CMS', () => {
  it('is good as signed, for its minute', () => {
    expect(isGood(aLink())).toBe(true);
    expect(isGood(aLink(), NOW + 30_001)).toBe(false);
    expect(isGood(aLink({}, NOW + 120_000))).toBe(false);
  });

  it.each([
    ['id', '8'],
    ['kind', 'years'],
    ['until', String(NOW + 29_999)],
    ['signature', ''],
  ])('is none with another %s', (name, value) => {
    expect(isGood(aLink({ [name]: value }))).toBe(false);
  });

  it('serves for nothing else', () => {
    const query = aLink();
    expect(isGoodLink('check link', NAMES, { query, now: NOW })).toBe(false);
    expect(isGoodLink('preview link', ['kind'], { query, now: NOW })).toBe(false);
  });

  it('is never good while there is no secret', () => {
    settings.previewSecret = '';
    expect(isGood(aLink())).toBe(false);
  });
});

describe('An editor’s hour', () => {
  const value = () => sessionValue('preview session', ['news', '7', 'en'], NOW);
  const isOpen = (held: string | undefined, scope = ['news', '7', 'en'], now = NOW) =>
    isSession('preview session', scope, { value: held, now });

  it('opens what it was given for, and ends', () => {
    expect(isOpen(value())).toBe(true);
    expect(isOpen(value(), ['news', '7', 'fr'])).toBe(false);
    expect(isOpen(value(), ['news', '7', 'en'], NOW + 3_600_001)).toBe(false);
  });

  it.each([undefined, '', '.', 'x.y', `${NOW + 1000}.${'0'.repeat(64)}`])('is not %p', (held) =>
    expect(isOpen(held)).toBe(false),
  );

  it('cannot be made longer', () => {
    const [, signature] = value().split('.');
    expect(isOpen(`${NOW + 9_000_000}.${signature}`)).toBe(false);
  });

  it('is held where no script and no other site’s form gets at it', () => {
    expect(cookieFor('/preview')).toMatchObject({
      path: '/preview',
      httpOnly: true,
      sameSite: 'lax',
      secure: true,
    });
  });
});

describe('The check page', () => {
  const HOUR = 3_600_000;
  const asked = (value: string, now: number) =>
    editorRewrite(
      {
        locale: 'en',
        path: '/check',
        query: new URLSearchParams(),
        cookies: { get: (name) => (name === 'check' ? { value } : undefined) },
      },
      now,
    );

  it('goes on for an hour with each use, but not for more than eight', () => {
    let held = checkSession(NOW);
    for (let hours = 0.9; hours < 8; hours += 0.9) {
      const { isPerRequest, session } = asked(held, NOW + hours * HOUR) ?? {};
      expect([hours, isPerRequest, session]).toEqual([hours, true, expect.any(String)]);
      held = session ?? '';
    }
    expect(asked(held, NOW + 8 * HOUR)?.session).toBeDefined();
    expect(asked(held, NOW + 8 * HOUR + 1)?.session).toBeUndefined();
  });

  it('tells whose session has ended, does not go on by that, and is none for others', () => {
    const held = checkSession(NOW);
    const later = NOW + HOUR + 1;
    expect(asked(held, later)).toEqual({ path: '/check', isPerRequest: true });
    const cookies = { get: () => ({ value: held }) };
    jest.useFakeTimers({ now: later });
    expect(checkSessionNow(cookies)).toEqual({ openedAt: NOW, isOpen: false });
    jest.setSystemTime(NOW + HOUR);
    expect(checkSessionNow(cookies)).toEqual({ openedAt: NOW, isOpen: true });
    jest.useRealTimers();
    const [openedAt, until, signature] = held.split('.');
    for (const forged of [
      ...['', '..', `${until}.${signature}`, `${openedAt}.${until}.${'0'.repeat(64)}`],
      `${openedAt}.${Number(until) + HOUR}.${signature}`,
      `${Number(openedAt) + HOUR}.${until}.${signature}`,
      `${until}.${sign('check session', [Number(until)])}`,
      // With an old secret, which opens for an hour (docs/decisions/0035): it would go on for ever.
      checkSession(NOW, NOW + 24 * HOUR),
    ])
      expect(asked(forged, NOW)).toMatchObject({ isPerRequest: false });
  });
});

describe('The frame of a live preview', () => {
  const item = { kind: 'news' as const, id: '7', locale: 'en' as const };
  const frame = { ...item, live: 'name', cms: 'https://cms.test' };
  const query = { kind: 'news', id: '7', live: 'name', cms: 'https://cms.test' };
  const opened = (changes: object, held: Record<string, string>) =>
    editorRewrite(
      {
        locale: 'en',
        path: '/preview',
        query: new URLSearchParams({ ...query, ...changes }),
        cookies: { get: (name) => (held[name] ? { value: held[name] } : undefined) },
      },
      NOW,
    );
  const held = () => ({ 'live-news-7': liveSession(frame, NOW) });

  it('is shown by the origin for which it was opened, and by no other', () => {
    expect(opened({}, held())).toMatchObject({ path: '/preview', frame: 'https://cms.test' });
    for (const change of [{ cms: 'https://evil.test' }, { live: 'other' }, { id: '8' }])
      expect(opened(change, held())).toMatchObject({ isPerRequest: false });
    expect(opened({}, { 'live-news-7': previewSession(item, NOW) })?.frame).toBeUndefined();
  });

  it('is no preview in a tab, nor the other way round', () => {
    const tab = { 'preview-news-7': previewSession(item, NOW) };
    expect(opened({}, tab)).toMatchObject({ isPerRequest: false });
    expect(opened({ live: '', cms: '' }, tab)).toEqual({ path: '/preview', isPerRequest: true });
    expect(opened({ live: '', cms: '' }, held())).toMatchObject({ isPerRequest: false });
  });

  it('has a cookie for a frame of another site where browsers keep one', () => {
    const inFrame = { sameSite: 'none', secure: true, partitioned: true, httpOnly: true };
    for (const siteUrl of ['https://museum.test', 'http://localhost:3000', 'http://127.0.0.1:1']) {
      settings.siteUrl = siteUrl;
      expect(frameCookieFor('/preview')).toMatchObject(inFrame);
    }
    for (const siteUrl of ['http://museum.test', 'http://localhost.test']) {
      settings.siteUrl = siteUrl;
      expect(frameCookieFor('/preview')).toMatchObject({ sameSite: 'lax', secure: false });
    }
  });
});

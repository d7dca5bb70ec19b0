import { transportSecurity } from './securityHeaders.mjs';
import {
  adminOriginsOf,
  internalHostsOf,
  keepDaysOf,
  listOf,
  mailOf,
  minorsOf,
  ownOrigin,
  readBudgets,
  readSettings,
  siteUrlOf,
} from './settings.mjs';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '',
      siteUrl: 'http://localhost:3000',
      visitor: { header: '' },
      hstsPreload: false,
      imageBaseUrl: 'http://127.0.0.1:4000',
      picturesBytes: 2048 * 1024 * 1024,
      cardsBytes: 256 * 1024 * 1024,
      warmPictures: true,
      metrics: null,
      drainSeconds: 0,
    });
  });

  it('takes HSTS_PRELOAD as on or off, and nothing between', () => {
    expect(readSettings({ HSTS_PRELOAD: 'on' }).hstsPreload).toBe(true);
    expect(() => readSettings({ HSTS_PRELOAD: 'yes' })).toThrow('HSTS_PRELOAD must be on or off');
  });

  it.each([
    [{}, '', 'http://127.0.0.1:3000'],
    [{ VISITOR_ADDRESS_HEADER: 'X-Real-IP' }, '127.0.0.1', 'http://127.0.0.1:3000'],
    [{ VISITOR_ADDRESS_HEADER: 'X-Real-IP', HOST: '0.0.0.0' }, '0.0.0.0', 'http://127.0.0.1:3000'],
    [{ HOST: '::1', PORT: '80' }, '::1', 'http://[::1]:80'],
    [{ HOST: '10.0.0.5' }, '10.0.0.5', 'http://10.0.0.5:3000'],
  ])('with %j listens on "%s", near at %s', (env, host, origin) => {
    expect([readSettings(env).host, ownOrigin(env)]).toEqual([host, origin]);
  });

  it.each(['abc', '-1', '70000', '3.5'])('refuses PORT=%s by name', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT must be a whole number from 0 to 65535, not "${PORT}"`,
    );
  });

  it('takes a blank PORT as none: it listens where it says it does', () => {
    const env = { PORT: ' ' };
    expect([readSettings(env).port, ownOrigin(env)]).toEqual([3000, 'http://127.0.0.1:3000']);
  });

  it('opens a port for Prometheus when told so, on loopback', () => {
    const { metrics } = readSettings({ METRICS_PORT: '9464' });
    expect(metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    const METRICS_HOST = '10.0.0.5';
    expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST }).metrics?.host).toBe(METRICS_HOST);
    expect(() => readSettings({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT must be a whole');
  });

  it.each(['-1', '1.5', '601', 'a'])('refuses DRAIN_SECONDS=%s by name', (DRAIN_SECONDS) => {
    expect(() => readSettings({ DRAIN_SECONDS })).toThrow('DRAIN_SECONDS must be a whole number');
  });

  it.each(['0', '-1', '1.5', 'a'])('refuses CACHE_PICTURES_MB=%s by name', (CACHE_PICTURES_MB) => {
    expect(() => readSettings({ CACHE_PICTURES_MB })).toThrow(`not "${CACHE_PICTURES_MB}"`);
  });

  it('refuses what would fail each page, and says no password', () => {
    expect(() => readSettings({ REDIS_URL: 'u:secret@host' })).toThrow(
      /^REDIS_URL (?!.*secret).*redis:\/\//,
    );
    expect(() => readSettings({ FAVOURITES_KEEP_DAYS: 'two years' })).toThrow(
      'FAVOURITES_KEEP_DAYS must be a whole number from 1 to 99999, not "two years"',
    );
    expect(() => readSettings({ MINORS_AGE: 'none' })).toThrow('MINORS_AGE must be exact or band');
  });
});

describe('keepDaysOf', () => {
  it.each([
    [undefined, 730],
    ['', 730],
    [' 30 ', 30],
  ])('of %j is %s', (FAVOURITES_KEEP_DAYS, days) => {
    expect(keepDaysOf({ FAVOURITES_KEEP_DAYS })).toBe(days);
  });

  it.each(['0', '-1', '1.5', 'two years'])('refuses %s by name', (FAVOURITES_KEEP_DAYS) => {
    expect(() => keepDaysOf({ FAVOURITES_KEEP_DAYS })).toThrow(
      'FAVOURITES_KEEP_DAYS must be a whole number',
    );
  });
});

describe('mailOf', () => {
  it('has none by itself, and takes blanks around', () => {
    expect(mailOf({})).toEqual({ server: '', sender: '' });
    const env = { SMTP_URL: ' smtps://u:p@mail.test ', MAIL_FROM: 'museum@example.org ' };
    expect(mailOf(env)).toEqual({ server: 'smtps://u:p@mail.test', sender: 'museum@example.org' });
  });

  it.each(['Museum', 'Museum <museum@example.org>', 'a@b@c'])('refuses %s', (MAIL_FROM) => {
    expect(() => mailOf({ MAIL_FROM })).toThrow(
      `MAIL_FROM must be an e-mail address, not "${MAIL_FROM}"`,
    );
  });

  it('says no password of a server that it refuses', () => {
    expect(() => mailOf({ SMTP_URL: 'u:secret@mail.test:25' })).toThrow(
      /^SMTP_URL must be like (?!.*secret)/,
    );
  });
});

describe('minorsOf', () => {
  it('ignores spaces, and refuses a word that it does not know', () => {
    expect(minorsOf({ MINORS_NAME: ' initial ' }).name).toBe('initial');
    expect(() => minorsOf({ MINORS_NAME: 'inital' })).toThrow(
      'MINORS_NAME must be full or initial, not "inital"',
    );
  });
});

describe('listOf', () => {
  it.each([
    [undefined, ['c']],
    ['', ['c']],
    [' a, b ,,', ['a', 'b']],
  ])('of %j is %j', (LIST, list) => {
    expect(listOf({ LIST }, 'LIST', 'c')).toEqual(list);
  });
});

describe('siteUrlOf', () => {
  it.each([
    [undefined, 'http://localhost:3000'],
    ['https://art.example.org', 'https://art.example.org'],
    [' HTTPS://Art.example.org/ ', 'https://art.example.org'],
    ['http://10.0.0.5:8080', 'http://10.0.0.5:8080'],
  ])('takes %j as %s', (SITE_URL, address) => {
    expect(siteUrlOf({ SITE_URL }, 'http://localhost:3000')).toBe(address);
  });

  it.each(['/art', '/?from=code', '?from=code', '/#top', '/art/'])(
    'refuses what follows the host: %s',
    (rest) => {
      const SITE_URL = `https://art.example.org${rest}`;
      expect(() => siteUrlOf({ SITE_URL }, '')).toThrow(
        'SITE_URL must be no more than protocol and host (https://art.example.org), not',
      );
    },
  );
});

describe('FEED_ID_ORIGIN', () => {
  const SITE_URL = 'https://new.example.org';
  const originBy = (env: Record<string, string>) => readSettings({ SITE_URL, ...env }).feedIdOrigin;

  it('is the address of the site, or what it was before', () => {
    expect(originBy({})).toBe(SITE_URL);
    expect(originBy({ FEED_ID_ORIGIN: 'https://Old.example.org/' })).toBe(
      'https://old.example.org',
    );
  });

  it.each([
    ['old.example.org', 'FEED_ID_ORIGIN must be an http:// or https:// address, not'],
    ['https://old.example.org/art', 'FEED_ID_ORIGIN must be no more than protocol and host'],
  ])('refuses %s by name', (wrong, message) => {
    expect(() => originBy({ FEED_ID_ORIGIN: wrong })).toThrow(message);
  });
});

describe('adminOriginsOf', () => {
  it.each([
    [undefined, []],
    ['https://cms.example.org', ['https://cms.example.org']],
    ['https://CMS.example.org/', ['https://cms.example.org']],
    [
      'HTTPS://cms.example.org:443/admin, http://localhost:4001',
      ['https://cms.example.org', 'http://localhost:4001'],
    ],
  ])('takes %j as what a browser sends', (CMS_ADMIN_ORIGINS, origins) => {
    expect(adminOriginsOf({ CMS_ADMIN_ORIGINS })).toEqual(origins);
  });

  it.each(['cms.example.org', 'cms.example.org:4000', 'ftp://cms.example.org', 'https://'])(
    'refuses %s by name',
    (wrong) => {
      expect(() => adminOriginsOf({ CMS_ADMIN_ORIGINS: `https://a.test, ${wrong}` })).toThrow(
        `CMS_ADMIN_ORIGINS must be an http:// or https:// address, not "${wrong}"`,
      );
    },
  );

  it.each(['http://127.0.0.1:4080', 'http://cms.localhost', 'http://[::1]:4000'])(
    'takes %s, which browsers trust',
    (own) => expect(adminOriginsOf({ CMS_ADMIN_ORIGINS: own })).toEqual([own]),
  );

  it.each(['http://10.9.0.1:4080', 'http://cms.internal', 'http://localhost.example.org'])(
    'refuses %s, where nobody could sign in',
    (wrong) =>
      expect(() => adminOriginsOf({ CMS_ADMIN_ORIGINS: wrong })).toThrow(
        `nobody can sign in at "${wrong}"`,
      ),
  );
});

describe('internalHostsOf', () => {
  it('takes hosts as a stream’s address has them', () => {
    const LIVE_INTERNAL_HOSTS =
      'Encoder.museum.lan:443, encoder.museum.lan:8443, 10.0.0.7, [FD00::7]:8443';
    expect(internalHostsOf({ LIVE_INTERNAL_HOSTS })).toEqual([
      'encoder.museum.lan',
      'encoder.museum.lan:8443',
      '10.0.0.7',
      '[fd00::7]:8443',
    ]);
    expect(internalHostsOf({})).toEqual([]);
  });

  it.each(['https://encoder', 'encoder/live', 'a b', 'encoder:port', 'me@encoder', '/'])(
    'refuses %s by name',
    (wrong) => {
      expect(() => internalHostsOf({ LIVE_INTERNAL_HOSTS: `encoder, ${wrong}` })).toThrow(
        `LIVE_INTERNAL_HOSTS must be hosts with their port, not "${wrong}"`,
      );
    },
  );
});

describe('readBudgets', () => {
  it('has a default for each, and tells bytes', () => {
    const MB = 1024 * 1024;
    expect(readBudgets({})).toEqual({
      pages: 1024 * MB,
      reads: 256 * MB,
      pictures: 2048 * MB,
      cards: 256 * MB,
    });
  });

  it.each(['0', '-1', '1.5', 'much'])('refuses %s by name', (CACHE_PAGES_MB) => {
    expect(() => readBudgets({ CACHE_PAGES_MB })).toThrow('CACHE_PAGES_MB must be a whole number');
  });
});

describe('transportSecurity', () => {
  const sent = (env: Record<string, string>) => transportSecurity(readSettings(env));
  const SITE_URL = 'https://example.org';

  it('asks for HTTPS for good on a site that has it, and speaks for no other host', () => {
    expect(sent({ SITE_URL })).toBe('max-age=63072000');
  });

  it('speaks for all subdomains, in the browsers’ lists, when it is told to', () => {
    const all = 'max-age=63072000; includeSubDomains; preload';
    expect(sent({ SITE_URL, HSTS_PRELOAD: 'on' })).toBe(all);
  });

  it('says nothing on plain HTTP', () => {
    expect(sent({ HSTS_PRELOAD: 'on' })).toBe('');
  });
});

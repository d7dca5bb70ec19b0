import { readEnv } from './env';

describe('readEnv (contract: hosts)', () => {
  it('defaults to the CMS on loopback', () => {
    expect(readEnv({})).toEqual({
      siteUrl: 'http://localhost:3000',
      feedIdOrigin: 'http://localhost:3000',
      services: {
        user: 'http://127.0.0.1:4000/services/user',
        auth: 'http://127.0.0.1:4000/services/auth',
        cms: 'http://127.0.0.1:4000/services/cms',
        artexh: 'http://127.0.0.1:4000/services/artexh',
      },
      imageBaseUrl: 'http://127.0.0.1:4000',
      revalidateSecret: '',
      revalidateSecretPrevious: '',
      previewSecret: '',
      previewSecretPrevious: '',
      ownOrigin: 'http://127.0.0.1:3000',
      isBuild: false,
      homeLabelId: 'featured',
      galleryLabelId: '',
      menuAppId: 'artexh',
      redisUrl: '',
      minors: { name: 'full', age: 'exact', gender: 'default' },
      favouritesKeepDays: 730,
    });
  });

  it('shows less of minors when told so, and refuses words that it does not know', () => {
    const given = { MINORS_NAME: 'initial', MINORS_AGE: 'band', MINORS_GENDER: 'given' };
    expect(readEnv(given).minors).toEqual({ name: 'initial', age: 'band', gender: 'given' });
    expect(() => readEnv({ MINORS_AGE: 'none' })).toThrow(/MINORS_AGE must be exact or band/);
  });

  it('takes an address of Redis, and says no password of a wrong one', () => {
    expect(readEnv({ REDIS_URL: 'rediss://u:p@host:6380/1' }).redisUrl).toMatch(/^rediss:/);
    expect(() => readEnv({ REDIS_URL: 'u:secret@host' })).toThrow(/^(?!.*secret).*redis:\/\//);
  });

  it('takes other hosts one by one, without their last slash', () => {
    const { services, imageBaseUrl } = readEnv({
      CMS_ORIGIN: 'http://cms.test/',
      AUTH_SERVICE_URL: 'https://auth.test/v1//',
      IMAGE_BASE_URL: '',
    });
    expect(services.auth).toBe('https://auth.test/v1');
    expect(services.user).toBe('http://cms.test/services/user');
    expect(imageBaseUrl).toBe('http://cms.test');
  });

  it('follows the port', () => {
    expect(readEnv({ PORT: '3140' }).siteUrl).toBe('http://localhost:3140');
  });

  it.each(['SITE_URL', 'CMS_ORIGIN', 'USER_SERVICE_URL', 'IMAGE_BASE_URL'])(
    'names %s when it is no address',
    (name) => {
      for (const wrong of ['ftp://x.test', 'museum', 'http://']) {
        expect(() => readEnv({ [name]: wrong })).toThrow(`${name} must be an http`);
      }
    },
  );
});

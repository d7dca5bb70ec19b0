/** Variables of the machine that would affect child processes. */
const UNWANTED = ['HOSTNAME', 'NODE_OPTIONS', 'TURBOPACK'];

/** The variables of both programs. */
function toEnvironment({ env, dataDir, databaseUrl, siteUrl }, secrets) {
  const kept = Object.entries(env).filter(([name]) => !UNWANTED.includes(name));
  return {
    ...Object.fromEntries(kept),
    ...secrets,
    // Else glibc keeps what pictures and compression have given back: for each thread apart, and in ever larger pieces.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SITE_URL: siteUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_DISABLE_TELEMETRY: '1',
  };
}

export const toCmsEnvironment = (settings, secrets) => ({
  ...toEnvironment(settings, secrets),
  CMS_PORT: String(settings.cmsPort),
  PORT: String(settings.cmsPort),
  // Its own end would close connections that a proxy still uses (cms/http/stopping.ts).
  NEXT_MANUAL_SIG_HANDLE: '1',
  WEBSITE_ORIGIN: settings.env.WEBSITE_ORIGIN || settings.siteOrigin,
});

const OF_THE_CMS = ['PAYLOAD_SECRET', 'PAYLOAD_SECRET_PREVIOUS', 'DATABASE_URL', 'SMTP_URL'];
const OF_THE_BUCKET = /^(?:S3|AWS)_/;

/** The website has no access to the CMS's data. Empty, not left out: what is missing Next would read from .env itself. */
export function toSiteEnvironment(settings, secrets) {
  const shared = toEnvironment(settings, secrets);
  const ofTheBucket = Object.keys(shared).filter((name) => OF_THE_BUCKET.test(name));
  const withheld = [...OF_THE_CMS, ...ofTheBucket].map((name) => [name, '']);
  return {
    ...shared,
    ...Object.fromEntries(withheld),
    PORT: String(settings.sitePort),
    CMS_ORIGIN: settings.env.CMS_ORIGIN || settings.cms.origin,
  };
}

import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { s3Storage } from '@payloadcms/storage-s3';
import { join } from 'node:path';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { LANGUAGES } from '@/lib/i18n/locales';
import { albumComments } from './collections/albumComments';
import { albums } from './collections/albums';
import { apps } from './collections/apps';
import { areas } from './collections/areas';
import { captchas } from './collections/captchas';
import { certificates } from './collections/certificates';
import { editors } from './collections/editors';
import { favourites } from './collections/favourites';
import { guestPersons } from './collections/guestPersons';
import { labels } from './collections/labels';
import { languages } from './collections/languages';
import { lives } from './collections/lives';
import { media } from './collections/media';
import { mediaPartners } from './collections/mediaPartners';
import { menus } from './collections/menus';
import { news } from './collections/news';
import { organisations } from './collections/organisations';
import { rateLimits } from './collections/rateLimits';
import { videos } from './collections/videos';
import { years } from './collections/years';
import { database } from './database';
import { noMail } from './email';
import { editorLinks } from './endpoints/editorLinks';
import { ADMIN_ORIGINS, CMS_DIR, FAVOURITES_KEEP_DAYS, IS_SERVER, PAYLOAD_SECRET, S3 } from './env';
import { exh, shop } from './globals/exh';
import { exhibition } from './globals/exhibition';
import { footer } from './globals/footer';
import { logo, messages, pages } from './globals/site';
import { logger } from './logger';
import { CMS_LOCALES, FALLBACK_LOCALE } from './queries/locale';
import { sweepWhatRanOut } from './sweeping';

const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;

export default buildConfig({
  secret: PAYLOAD_SECRET,
  db: database,
  sharp,
  editor: lexicalEditor(),
  email: noMail,
  logger,
  telemetry: false,
  // Scripts (migrations, the demo) sweep nothing.
  onInit: () => (IS_SERVER ? sweepWhatRanOut(FAVOURITES_KEEP_DAYS) : undefined),
  graphQL: { disable: true },
  endpoints: editorLinks,
  cors: [],
  csrf: ADMIN_ORIGINS,
  defaultDepth: 1,
  maxDepth: 3,
  upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, abortOnLimit: true },
  localization: {
    locales: CMS_LOCALES.map((code) => ({
      code,
      label: LANGUAGES[code].name,
      rtl: LANGUAGES[code].direction === 'rtl',
    })),
    defaultLocale: FALLBACK_LOCALE,
    fallback: true,
  },
  admin: {
    user: 'editors',
    avatar: 'default',
    importMap: { baseDir: CMS_DIR },
    components: {
      beforeDashboard: ['/components/CheckLink#CheckLink'],
      afterNavLinks: ['/components/CheckLink#CheckLink'],
    },
    meta: { titleSuffix: ' · One World, One Future', robots: 'noindex' },
  },
  collections: [
    albums,
    years,
    videos,
    lives,
    certificates,
    guestPersons,
    mediaPartners,
    organisations,
    labels,
    areas,
    news,
    media,
    menus,
    languages,
    apps,
    albumComments,
    favourites,
    editors,
    captchas,
    rateLimits,
  ],
  globals: [exhibition, exh, shop, footer, logo, pages, messages],
  plugins: [
    // Always registered, and with a prefix: else the tables would change with the settings.
    s3Storage({
      enabled: Boolean(S3.bucket),
      alwaysInsertFields: true,
      bucket: S3.bucket,
      collections: { media: { prefix: '' } },
      config: {
        region: S3.region,
        endpoint: S3.endpoint,
        forcePathStyle: Boolean(S3.endpoint),
        credentials: { accessKeyId: S3.accessKeyId, secretAccessKey: S3.secretAccessKey },
      },
    }),
  ],
  // Written by `npm run generate:types -w cms`, not by every start.
  typescript: { autoGenerate: false, outputFile: join(CMS_DIR, 'payload-types.ts') },
});

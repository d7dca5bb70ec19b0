import { lexicalEditor, LinkFeature } from '@payloadcms/richtext-lexical';
import { s3Storage } from '@payloadcms/storage-s3';
import { ar } from 'payload/i18n/ar';
import { en } from 'payload/i18n/en';
import { es } from 'payload/i18n/es';
import { fr } from 'payload/i18n/fr';
import { ru } from 'payload/i18n/ru';
import { zh } from 'payload/i18n/zh';
import { join } from 'node:path';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { UPLOAD_LIMIT_MB } from '@/lib/constants';
import { LANGUAGES } from '@/lib/i18n/locales';
import { byRole } from './access/byRole';
import { albumComments } from './collections/albumComments';
import { albums } from './collections/albums';
import { apps } from './collections/apps';
import { areas } from './collections/areas';
import { captchas } from './collections/captchas';
import { certificates } from './collections/certificates';
import { editors } from './collections/editors';
import { emptyTexts } from './collections/emptyText';
import { favourites } from './collections/favourites';
import { guestPersons } from './collections/guestPersons';
import { labels } from './collections/labels';
import { languages } from './collections/languages';
import { linkFields } from './collections/linksInTexts';
import { lives } from './collections/lives';
import { logs } from './collections/logs';
import { media } from './collections/media';
import { mediaPartners } from './collections/mediaPartners';
import { menus } from './collections/menus';
import { news } from './collections/news';
import { organisations } from './collections/organisations';
import { outbox } from './collections/outbox';
import { rateLimits } from './collections/rateLimits';
import { stillUnsaved } from './collections/stillUnsaved';
import { videos } from './collections/videos';
import { years } from './collections/years';
import { database } from './database';
import { email } from './mail/email';
import { certificateEndpoints } from './endpoints/certificates';
import { editorLinks } from './endpoints/editorLinks';
import { importEndpoints } from './endpoints/imports';
import { livePreview } from './endpoints/livePreview';
import {
  ADMIN_ORIGINS,
  BUCKET,
  CMS_DIR,
  FAVOURITES_KEEP_DAYS,
  HAS_MAIL,
  IS_SERVER,
  PAYLOAD_SECRET,
} from './env';
import { logErasures } from './exchange/exportLog';
import { keepDespiteLeftOvers } from './files/uploadFirst';
import { exh, shop } from './globals/exh';
import { exhibition } from './globals/exhibition';
import { footer } from './globals/footer';
import { logo, messages, pages } from './globals/site';
import { logger } from './logger';
import { noSuchId } from './http/noSuchId';
import { CMS_LOCALES, FALLBACK_LOCALE } from './queries/locale';
import { dropWithDocument } from './schedules/dropWithDocument';
import { TIMEZONES } from './schedules/timezones';
import { startSending } from './notes/sendNotes';
import { sweepWhatRanOut } from './sweeping';
import { wholeSaves } from './collections/wholeSaves';
import { inEditorsLanguage } from './words/editorsLanguage';
import { PAYLOADS } from './words/payloads';

const MAX_UPLOAD_BYTES = UPLOAD_LIMIT_MB * 1024 * 1024;
/** With its fields and what separates them. */
const MAX_UPLOAD_REQUEST_BYTES = MAX_UPLOAD_BYTES + 2 * 1024 * 1024;
const nobody = () => false;

/** Of Payload's editor: documents of the CMS, which no page can show, and check lists, as the website has no boxes. */
const NOT_OFFERED = ['relationship', 'checklist'];

export default buildConfig({
  secret: PAYLOAD_SECRET,
  db: database,
  sharp,
  // Without links to documents, too: the website has no address for every one (queries/documentsInTexts.ts).
  editor: lexicalEditor({
    features: ({ defaultFeatures }) => [
      ...defaultFeatures.filter(({ key }) => !NOT_OFFERED.includes(key)),
      LinkFeature({
        enabledCollections: [],
        fields: ({ defaultFields }) => linkFields(defaultFields),
      }),
    ],
  }),
  email,
  logger,
  telemetry: false,
  // Not in scripts (migrations, the demo).
  onInit: async (payload) => {
    if (!IS_SERVER) return;
    await sweepWhatRanOut(FAVOURITES_KEEP_DAYS);
    await startSending(payload);
    // Imported here, as its queries import this configuration.
    (await import('./certificates/runJob')).startMaking(payload);
    (await import('./schedules/runSchedules')).startSchedules(payload);
    (await import('./imports/run')).startLooking(payload);
    (await import('./colours/fill')).startColouring(payload);
  },
  graphQL: { disable: true },
  endpoints: [...editorLinks, ...livePreview, ...certificateEndpoints, ...importEndpoints],
  // What editors plan (cms/schedules). Payload's runner isn't used, so nobody starts it.
  jobs: { access: { run: nobody, queue: nobody, cancel: nobody } },
  cors: [],
  csrf: ADMIN_ORIGINS,
  defaultDepth: 1,
  maxDepth: 3,
  upload: {
    limits: { fileSize: MAX_UPLOAD_BYTES },
    // By itself 50 MB, whatever a file may have.
    requestSizeLimit: MAX_UPLOAD_REQUEST_BYTES,
    abortOnLimit: true,
  },
  i18n: {
    supportedLanguages: { en, ar, es, fr, ru, zh },
    fallbackLanguage: 'en',
    translations: PAYLOADS,
  },
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
    // As each language writes it: Payload's own is too long for a phone.
    dateFormat: 'PPp',
    timezones: TIMEZONES,
    importMap: { baseDir: CMS_DIR },
    components: {
      providers: ['/components/Unsaved.client#Unsaved', '/components/Refusals.client#Refusals'],
      beforeDashboard: ['/components/dashboard/Dashboard#Dashboard'],
      afterNavLinks: ['/components/CheckLink#CheckLink', '/components/NoPlans#NoPlans'],
      graphics: { Logo: '/components/brand/Logo#Logo', Icon: '/components/brand/Icon#Icon' },
      views: {
        makeCertificates: {
          Component: '/components/certificates/MakeCertificates#MakeCertificates',
          path: '/make-certificates',
        },
        importWorks: {
          Component: '/components/imports/ImportWorks#ImportWorks',
          path: '/import',
        },
        // In place of Payload's own screen, by its name.
        ...(!HAS_MAIL && { forgot: { Component: '/components/NoMail#NoMail' } }),
      },
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
    logs,
    captchas,
    rateLimits,
    outbox,
  ],
  globals: [exhibition, exh, shop, footer, logo, pages, messages],
  plugins: [
    // Always registered, and with a prefix: otherwise the schema would depend on the settings.
    s3Storage({
      enabled: BUCKET !== null,
      alwaysInsertFields: true,
      bucket: BUCKET?.name ?? '',
      collections: { media: { prefix: '' } },
      config: BUCKET?.config ?? {},
    }),
    keepDespiteLeftOvers,
    logErasures,
    dropWithDocument,
    wholeSaves,
    emptyTexts,
    stillUnsaved,
    inEditorsLanguage,
    noSuchId,
    byRole,
  ],
  // Types are generated by `npm run generate:types -w cms`, not at every start.
  typescript: { autoGenerate: false, outputFile: join(CMS_DIR, 'payload-types.ts') },
});

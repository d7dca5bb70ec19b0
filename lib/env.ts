import 'server-only';
import {
  addressOf,
  keepDaysOf,
  minorsOf,
  ownOrigin,
  readAddresses,
  redisUrlOf,
  textOf,
} from '@/server/settings.mjs';
import type { ServiceName } from './contract/calls';

export type Env = {
  siteUrl: string;
  /** What the ids of feeds begin with: they stay when the site gets another name. */
  feedIdOrigin: string;
  services: Record<ServiceName, string>;
  imageBaseUrl: string;
  /** Shared with the CMS; '' when there is no CMS that sends notes. */
  revalidateSecret: string;
  /** What it was before the last rotation, or ''. */
  revalidateSecretPrevious: string;
  /** Shared with the CMS; '' switches off drafts and the check page. */
  previewSecret: string;
  previewSecretPrevious: string;
  /** The address of this very process, not of a proxy before it. */
  ownOrigin: string;
  /** During `next build`, which renders one page without any service. */
  isBuild: boolean;
  homeLabelId: string;
  /** '': the newest year that has works. */
  galleryLabelId: string;
  menuAppId: string;
  /** Redis for the limits of all processes together; '' counts in memory. */
  redisUrl: string;
  /** What is shown of a young artist (lib/content/minors.ts). */
  minors: ReturnType<typeof minorsOf>;
  /** How long the CMS keeps favourites and their e-mails; shown on the privacy page. */
  favouritesKeepDays: number;
};

type Source = Readonly<Record<string, string | undefined>>;

/** Pure, for tests; the site calls `env()`. */
export function readEnv(source: Source): Env {
  const { cms, siteUrl, feedIdOrigin, imageBaseUrl } = readAddresses(source);
  return {
    siteUrl,
    feedIdOrigin,
    services: {
      user: addressOf(source, 'USER_SERVICE_URL', `${cms}/services/user`),
      auth: addressOf(source, 'AUTH_SERVICE_URL', `${cms}/services/auth`),
      cms: addressOf(source, 'CMS_SERVICE_URL', `${cms}/services/cms`),
      artexh: addressOf(source, 'ARTEXH_SERVICE_URL', `${cms}/services/artexh`),
    },
    imageBaseUrl,
    revalidateSecret: textOf(source, 'REVALIDATE_SECRET'),
    revalidateSecretPrevious: textOf(source, 'REVALIDATE_SECRET_PREVIOUS'),
    previewSecret: textOf(source, 'PREVIEW_SECRET'),
    previewSecretPrevious: textOf(source, 'PREVIEW_SECRET_PREVIOUS'),
    ownOrigin: ownOrigin(source),
    isBuild: source.NEXT_PHASE === 'phase-production-build',
    homeLabelId: textOf(source, 'HOME_LABEL_ID', 'featured'),
    galleryLabelId: textOf(source, 'GALLERY_LABEL_ID'),
    menuAppId: textOf(source, 'MENU_APP_ID', 'artexh'),
    redisUrl: redisUrlOf(source),
    minors: minorsOf(source),
    favouritesKeepDays: keepDaysOf(source),
  };
}

let settings: Env | undefined;

/** Read at the first call, not at import: the build needs no settings. */
export const env = (): Env => (settings ??= readEnv(process.env));

import 'server-only';
import { addressOf, ownOrigin, readAddresses, textOf } from '@/server/settings.mjs';
import type { ServiceName } from './contract/calls';
import { keepDaysOf } from './keepDays';

export type Env = {
  siteUrl: string;
  services: Record<ServiceName, string>;
  imageBaseUrl: string;
  /** Shared with the CMS; '' when the site runs without one that sends notes. */
  revalidateSecret: string;
  /** Shared with the CMS; '' closes the editors' ways in: drafts and the check page. */
  previewSecret: string;
  /** Where this very process answers, past any proxy. */
  ownOrigin: string;
  /** While `next build` draws the one page that needs no service. */
  isBuild: boolean;
  homeLabelId: string;
  galleryLabelId: string;
  menuAppId: string;
  /** Where all processes count together what visitors may do so often; '' counts in memory. */
  redisUrl: string;
  /** What of a young artist is shown (lib/content/minors.ts). */
  minors: {
    name: 'full' | 'initial';
    age: 'exact' | 'band';
    /** `default`: §9's Male where none was given. `given`: no gender but what the service said. */
    gender: 'default' | 'given';
  };
  /** So long the CMS keeps favourites and their e-mails: the privacy page says it. */
  favouritesKeepDays: number;
};

type Source = Readonly<Record<string, string | undefined>>;

/** Not shown when it is wrong: there may be a password in it. */
function redisUrlOf(source: Source): string {
  const given = textOf(source, 'REDIS_URL');
  if (given && !/^rediss?:\/\/./.test(given)) {
    throw new Error('REDIS_URL must begin with redis:// or rediss://');
  }
  return given;
}

/** One of a few words, the first by default. */
function choiceOf<T extends string>(
  source: Source,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const given = textOf(source, name, choices[0]);
  const choice = choices.find((known) => known === given);
  if (!choice) throw new Error(`${name} must be ${choices.join(' or ')}, not "${given}"`);
  return choice;
}

/** Pure, so that tests can ask it; the site asks `env()`. */
export function readEnv(source: Source): Env {
  const { cms, siteUrl, imageBaseUrl } = readAddresses(source);
  return {
    siteUrl,
    services: {
      user: addressOf(source, 'USER_SERVICE_URL', `${cms}/services/user`),
      auth: addressOf(source, 'AUTH_SERVICE_URL', `${cms}/services/auth`),
      cms: addressOf(source, 'CMS_SERVICE_URL', `${cms}/services/cms`),
      artexh: addressOf(source, 'ARTEXH_SERVICE_URL', `${cms}/services/artexh`),
    },
    imageBaseUrl,
    revalidateSecret: textOf(source, 'REVALIDATE_SECRET'),
    previewSecret: textOf(source, 'PREVIEW_SECRET'),
    ownOrigin: ownOrigin(source),
    isBuild: source.NEXT_PHASE === 'phase-production-build',
    homeLabelId: textOf(source, 'HOME_LABEL_ID', 'featured'),
    galleryLabelId: textOf(source, 'GALLERY_LABEL_ID', '2024'),
    menuAppId: textOf(source, 'MENU_APP_ID', 'artexh'),
    redisUrl: redisUrlOf(source),
    minors: {
      name: choiceOf(source, 'MINORS_NAME', ['full', 'initial']),
      age: choiceOf(source, 'MINORS_AGE', ['exact', 'band']),
      gender: choiceOf(source, 'MINORS_GENDER', ['default', 'given']),
    },
    favouritesKeepDays: keepDaysOf(source.FAVOURITES_KEEP_DAYS),
  };
}

let settings: Env | undefined;

/** Read when first asked, not when imported: the build needs no settings. */
export const env = (): Env => (settings ??= readEnv(process.env));

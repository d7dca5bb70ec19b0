import type { CollectionSlug, GlobalSlug } from 'payload';

export const ROLES = ['organiser', 'editor', 'translator', 'moderator', 'juror'] as const;
export type Role = (typeof ROLES)[number];

/**
 * `texts`: change localised texts in one's own languages, nothing else. `own`: read and change one's own account. Versions are read by
 * those who read, and restored by those who update.
 */
export type Right = 'read' | 'create' | 'update' | 'delete' | 'texts' | 'own';
export type Rights = Readonly<Partial<Record<Role, readonly Right[]>>>;

const ALL = ['read', 'create', 'update', 'delete'] as const;
const READ = ['read'] as const;
const TEXTS = ['read', 'texts'] as const;
const ERASE = ['read', 'delete'] as const;
const OWN = ['own'] as const;

const CONTENT: Rights = { organiser: ALL, editor: ALL, translator: TEXTS, juror: READ };
const WITHOUT_TEXTS: Rights = { ...CONTENT, translator: READ };
/** What a comment and a favourite belong to. */
const SHOWN_TO_MODERATORS: Rights = { ...CONTENT, moderator: READ };
/** The services write these. */
const NOBODY: Rights = {};

/** Payload's own collections have their own rules. */
type OwnSlug = Exclude<CollectionSlug, `payload-${string}`>;

/** Who may do what: all of it. A collection that is missing here doesn't compile, and is the organisers' alone. */
export const COLLECTIONS: Readonly<Record<OwnSlug, Rights>> = {
  albums: SHOWN_TO_MODERATORS,
  years: CONTENT,
  videos: CONTENT,
  lives: CONTENT,
  certificates: WITHOUT_TEXTS,
  guestPersons: CONTENT,
  mediaPartners: WITHOUT_TEXTS,
  organisations: WITHOUT_TEXTS,
  labels: CONTENT,
  areas: CONTENT,
  news: CONTENT,
  media: SHOWN_TO_MODERATORS,
  menus: CONTENT,
  languages: WITHOUT_TEXTS,
  apps: WITHOUT_TEXTS,
  albumComments: { organiser: ALL, moderator: ALL, editor: READ },
  favourites: { organiser: ERASE, moderator: ERASE },
  editors: { organiser: ALL, editor: OWN, translator: OWN, moderator: OWN, juror: OWN },
  logs: { organiser: READ },
  captchas: NOBODY,
  rateLimits: NOBODY,
  outbox: NOBODY,
};

const CHANGE = ['read', 'update'] as const;
const SITE: Rights = { organiser: CHANGE, editor: CHANGE, translator: TEXTS, juror: READ };
const SITE_WITHOUT_TEXTS: Rights = { ...SITE, translator: READ };

export const GLOBALS: Readonly<Record<GlobalSlug, Rights>> = {
  exhibition: SITE_WITHOUT_TEXTS,
  exh: SITE,
  shop: SITE_WITHOUT_TEXTS,
  footer: SITE,
  logo: SITE,
  pages: SITE,
  messages: SITE,
};

/** Links to the website. A draft is shown to those who may read its kind; the check page can have pages made again. */
export const MAY_CHECK: readonly Role[] = ['organiser', 'editor', 'translator'];

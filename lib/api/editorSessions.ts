import 'server-only';
import type { PreviewKind } from '@/lib/contract/editorial';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';
import { isSession, sessionValue } from './editorDoor';

export type Item = { kind: PreviewKind; id: string; locale: Locale };

type Cookies = { get(name: string): { value: string } | undefined };

/** One cookie a draft, so that several can be open beside each other. */
export const previewCookie = ({ kind, id }: Item) => `preview-${kind}-${id}`;

/** Where drafts of a language are shown. Their cookies go nowhere else. */
export const previewFolder = (locale: Locale) => localePath(locale, ROUTES.preview);

const scopeOf = ({ kind, id, locale }: Item) => [kind, id, locale];

export const previewSession = (item: Item, now: number) =>
  sessionValue('preview session', scopeOf(item), now);

export const mayPreview = (item: Item, cookies: Cookies, now: number): boolean =>
  isSession('preview session', scopeOf(item), {
    value: cookies.get(previewCookie(item))?.value,
    now,
  });

export const CHECK_COOKIE = 'check';

export const checkSession = (now: number) => sessionValue('check session', [], now);

export const mayCheck = (cookies: Cookies, now: number): boolean =>
  isSession('check session', [], { value: cookies.get(CHECK_COOKIE)?.value, now });

/** For a page, which may not read the clock itself. */
export const mayPreviewNow = (item: Item, cookies: Cookies) =>
  mayPreview(item, cookies, Date.now());
export const mayCheckNow = (cookies: Cookies) => mayCheck(cookies, Date.now());

import 'server-only';
import { isPreviewKind } from '@/lib/contract/editorial';
import type { Locale } from '@/lib/i18n/locales';
import { UNKNOWN, type Rewrite } from '@/lib/rewrites';
import { ROUTES } from '@/lib/routes';
import { mayCheck, mayPreview } from './editorSessions';

type Asked = {
  locale: Locale;
  path: string;
  query: URLSearchParams;
  cookies: { get(name: string): { value: string } | undefined };
};

function isLetIn({ locale, path, query, cookies }: Asked, now: number): boolean {
  if (path === ROUTES.check) return mayCheck(cookies, now);
  const [kind, id] = [query.get('kind') ?? '', query.get('id') ?? ''];
  return isPreviewKind(kind) && mayPreview({ kind, id, locale }, cookies, now);
}

/** Pages for editors: made per request for who has come by a signed link; for anybody else they don't exist. */
export function editorRewrite(asked: Asked, now: number): Rewrite | null {
  const { path } = asked;
  if (path !== ROUTES.check && path !== ROUTES.preview) return null;
  return isLetIn(asked, now)
    ? { path, isPerRequest: true }
    : { path: UNKNOWN, isPerRequest: false };
}

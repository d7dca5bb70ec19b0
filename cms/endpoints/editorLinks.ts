import { isProblem } from '@/lib/check/faults';
import { isEditorialKind, isPreviewKind, type PreviewKind } from '@/lib/contract/editorial';
import { LINK_LIVES_MS, type Purpose, type SignedPart } from '@/lib/contract/signed';
import type { Endpoint, PayloadRequest } from 'payload';
import { may, mayCheck } from '../access/may';
import { SITE_URL } from '../env';
import { toCmsLocale } from '../queries/locale';
import { canSign, sign } from '../http/signatures';
import { PRIVATE, refused } from './answers';
import { forEditors } from './forEditors';

/** The address of an endpoint of the website, with a signature that is valid for a minute and for this link only. */
export function siteLink(
  endpoint: string,
  purpose: Purpose,
  named: Record<string, SignedPart>,
  unsigned: Record<string, string> = {},
): string {
  const query = { ...named, until: Date.now() + LINK_LIVES_MS };
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  search.set('signature', sign(purpose, Object.values(query)));
  for (const [name, value] of Object.entries(unsigned)) search.set(name, value);
  return `${SITE_URL}/api/${endpoint}?${search}`;
}

const linkTo = (...parts: Parameters<typeof siteLink>) =>
  new Response(null, { status: 303, headers: { ...PRIVATE, location: siteLink(...parts) } });

const opening = (
  isAllowed: (req: PayloadRequest) => boolean,
  open: (req: PayloadRequest) => Response,
) =>
  forEditors((req) => {
    if (!isAllowed(req)) return refused(403, 'Not allowed.');
    return canSign() ? open(req) : refused(503, 'PREVIEW_SECRET is not set.');
  });

/** A draft is shown to those who may read its kind. */
const mayPreview = ({ user, routeParams }: PayloadRequest) =>
  may(user, 'read', String(routeParams?.kind));

function preview({ routeParams, searchParams }: PayloadRequest): Response {
  const kind = String(routeParams?.kind);
  const id = String(routeParams?.id);
  if (!isPreviewKind(kind) || !/^\d{1,9}$/.test(id)) return refused(404, 'Not found.');
  const locale = toCmsLocale(searchParams.get('locale'));
  return linkTo('preview', 'preview link', { kind, id, locale });
}

/** `kind` and `problem` choose a part of the page's list, `locale` its language, and nothing else. */
function check({ i18n, searchParams }: PayloadRequest): Response {
  const { kind, problem } = Object.fromEntries(searchParams);
  return linkTo(
    'check',
    'check link',
    {},
    {
      locale: toCmsLocale(i18n.language),
      ...(kind && isEditorialKind(kind) ? { kind } : {}),
      ...(problem && isProblem(problem) ? { problem } : {}),
    },
  );
}

/** Links are signed when they are clicked: in a form left open for hours, a link made earlier would have expired. */
export const editorLinks: Endpoint[] = [
  { path: '/preview/:kind/:id', method: 'get', handler: opening(mayPreview, preview) },
  { path: '/check', method: 'get', handler: opening(({ user }) => mayCheck(user), check) },
];

type Saved = Record<string, unknown>;

/** The address of the CMS's "Preview" button. An item that was never saved has none. */
export const previewOf =
  (kind: PreviewKind) =>
  ({ id }: Saved, { locale }: { locale?: string }): string | null =>
    id ? `/api/preview/${kind}/${String(id)}?locale=${locale ?? ''}` : null;

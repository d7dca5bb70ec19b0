import { isPreviewKind } from '@/lib/contract/editorial';
import type { Endpoint, PayloadRequest } from 'payload';
import { may } from '../access/may';
import { ADMIN_ORIGINS } from '../env';
import { beginTyping, findTyped, keepTyped } from '../preview/typed';
import { toCmsLocale } from '../queries/locale';
import { canSign } from '../http/signatures';
import { say, type English } from '../words/words';
import { answer, isTooLong, jsonBody, refused } from './answers';
import { forEditors, type EditorsRequest } from './forEditors';
import { siteLink } from './editorLinks';

/** More than the longest news; the form of a year has some 20 KB. */
const MOST_BYTES = 500_000;

const NONE: English = 'There is no live preview here.';

/** What stands in the frame until the link is signed. */
const blank = () => new Response('', { headers: { 'content-type': 'text/html' } });

const placeOf = ({ routeParams }: PayloadRequest) => {
  const [kind, id] = [String(routeParams?.kind), String(routeParams?.id)];
  return isPreviewKind(kind) && /^\d{1,9}$/.test(id) ? { kind, id } : null;
};

/** The website's address for the frame, for whoever may change the document's texts. Only an origin of the admin may frame it. */
async function open(req: EditorsRequest): Promise<Response> {
  const { i18n, user, payload, searchParams } = req;
  const refuse = (status: number, english: English) => refused(status, say(i18n.language, english));
  const place = placeOf(req);
  const origin = searchParams.get('origin') ?? '';
  if (!place || !ADMIN_ORIGINS.includes(origin)) return refuse(404, NONE);
  if (!may(user, 'update', place.kind) && !may(user, 'texts', place.kind)) return refuse(403, NONE);
  if (!canSign()) return refuse(503, 'There is no live preview: PREVIEW_SECRET is not set.');
  const locale = toCmsLocale(searchParams.get('locale'));
  const live = await beginTyping(payload, { ...place, locale, editor: Number(user.id) });
  const url = siteLink('preview', 'live link', { ...place, locale, live, cms: origin });
  return answer({ url, live });
}

/** Takes what is in the form now; only from the editor for whom the frame was opened. */
async function take(req: EditorsRequest): Promise<Response> {
  const { user, payload, routeParams } = req;
  const token = String(routeParams?.token);
  const typed = await findTyped(payload, token);
  const place = placeOf(req);
  if (!typed || typed.editor !== user.id || typed.kind !== place?.kind || typed.id !== place.id)
    return refused(404, 'Not found.');
  if (isTooLong(req, MOST_BYTES)) return refused(413, 'Too long.');
  const values = await jsonBody(req, MOST_BYTES);
  if (!values) return refused(400, 'Not a form.');
  await keepTyped(payload, token, { ...typed, values });
  return new Response(null, { status: 204 });
}

export const livePreview: Endpoint[] = [
  { path: '/live', method: 'get', handler: blank },
  { path: '/live/:kind/:id', method: 'get', handler: forEditors(open) },
  { path: '/live/:kind/:id/:token', method: 'post', handler: forEditors(take) },
];

import { array, object, string } from 'yup';
import { refuse, respond } from '@/lib/api/answers';
import { isOwnOrigin, smallBody } from '@/lib/api/requests';
import { mayRequest } from '@/lib/api/visitorLimits';
import { toSiteLocale } from '@/lib/i18n/locales';
import { worksOnShelf } from '@/lib/pages/shelf';
import { MOST_KEPT } from '@/lib/state/shelf';

/** A full shelf of the longest ids, in JSON. */
const LARGEST_SHELF = 16 * 1024;

const shape = object({
  ids: array(
    string()
      .matches(/^[\w-]{1,64}$/)
      .required(),
  )
    .min(1)
    .max(MOST_KEPT)
    .required(),
  locale: string().max(8).default(''),
});

function readBody(body: string) {
  try {
    return shape.validateSync(JSON.parse(body), { strict: true });
  } catch {
    return null;
  }
}

/** The works on a visitor's shelf. By POST: which ones belong together stands in no address and so in no log. */
export async function POST(request: Request) {
  if (!isOwnOrigin(request)) return refuse('forbidden');
  if (!(await mayRequest('search', request.headers))) return refuse('too.many');
  const body = await smallBody(request, LARGEST_SHELF);
  if (body === null) return refuse('too.large');
  const asked = readBody(body);
  if (!asked) return refuse('invalid.params');
  const { ids, locale = '' } = asked;
  return respond('/api/shelf', async () => ({
    items: await worksOnShelf([...new Set(ids)], toSiteLocale(locale)),
  }));
}

import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isId, single } from '@/lib/query';
import { LANGUAGES, LOCALES } from '@/lib/i18n/locales';
import { certificateTexts, reasonTexts } from '../../certificates/texts';
import { mayMake } from '../../endpoints/certificates';
import { SITE_URL } from '../../env';
import { AdminPage } from '../AdminPage';
import { MakeForm } from './MakeForm.client';

/** The labels that are years, newest first. */
async function yearsOf({ payload }: AdminViewServerProps['initPageResult']['req']) {
  const { docs } = await payload.find({
    collection: 'labels',
    where: { kind: { equals: 'year' } },
    ...{ sort: '-id', limit: 100, depth: 0 },
  });
  return docs.map(({ id }) => String(id)).filter(isId);
}

const isLocal = /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(SITE_URL);

/** `/admin/make-certificates?work=7`, `?selected` (by the list), or for a year. */
export async function MakeCertificates(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect('/admin/login');
  const { language } = req.i18n;
  const texts = certificateTexts(language);
  const isAllowed = mayMake(req);
  const work = Number(single(view.searchParams?.work)) || null;
  const languages = LOCALES.map((code) => ({ code, name: LANGUAGES[code].name }));
  return (
    <AdminPage
      view={view}
      title={texts.title}
      lead={isAllowed ? texts.lead : texts.forbidden}
      note={isAllowed && isLocal && <p role="note">{texts.local.replace('{address}', SITE_URL)}</p>}
    >
      {isAllowed && (
        <MakeForm
          texts={texts}
          reasons={reasonTexts(language)}
          work={work}
          years={await yearsOf(req)}
          languages={languages}
        />
      )}
    </AdminPage>
  );
}

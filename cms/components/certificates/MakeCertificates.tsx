import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isId, single } from '@/lib/query';
import { LANGUAGES, LOCALES } from '@/lib/i18n/locales';
import { certificateTexts, reasonTexts } from '../../certificates/texts';
import { mayMake } from '../../endpoints/certificates';
import { SITE_URL } from '../../env';
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
export async function MakeCertificates(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams } = props;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect(`${req.payload.config.routes.admin}/login`);
  const { language } = req.i18n;
  const texts = certificateTexts(language);
  const isAllowed = mayMake(req);
  const work = Number(single(searchParams?.work)) || null;
  const languages = LOCALES.map((code) => ({ code, name: LANGUAGES[code].name }));
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: texts.title }]} />
      <main>
        <Gutter>
          <div
            style={{ display: 'grid', gap: '1rem', maxWidth: '44rem', marginBlockEnd: '1.5rem' }}
          >
            <h1>{texts.title}</h1>
            <p>{isAllowed ? texts.lead : texts.forbidden}</p>
            {isAllowed && isLocal && (
              <p role="note">{texts.local.replace('{address}', SITE_URL)}</p>
            )}
          </div>
          {isAllowed && (
            <MakeForm
              texts={texts}
              reasons={reasonTexts(language)}
              work={work}
              years={await yearsOf(req)}
              languages={languages}
              api={req.payload.config.routes.api}
              admin={req.payload.config.routes.admin}
            />
          )}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}

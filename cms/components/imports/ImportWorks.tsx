import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayImport } from '../../endpoints/imports';
import { COLUMNS, headingOf } from '../../exchange/columns';
import { batchOf, beginBatch } from '../../imports/batches';
import { toCmsLocale } from '../../queries/locale';
import { Screen } from './Screen.client';
import { importTexts, keptReasons } from './texts';

/** `/admin/import`: an editor's own files, and the last import. */
export async function ImportWorks({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, user, i18n } = req;
  const { routes } = payload.config;
  if (!user) redirect(`${routes.admin}/login`);
  const { language } = i18n;
  const texts = importTexts(language);
  const isAllowed = mayImport(req);
  const batch =
    isAllowed && ((await batchOf(payload, user.id)) ?? (await beginBatch(payload, user.id)));
  const columns = COLUMNS.map((column) => ({
    key: column.key,
    label: headingOf(column, toCmsLocale(language)),
  }));
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, searchParams, user, visibleEntities }}
    >
      <SetStepNav nav={[{ label: texts.title }]} />
      <main>
        <Gutter>
          <div
            style={{ display: 'grid', gap: '1rem', maxWidth: '44rem', marginBlockEnd: '1.5rem' }}
          >
            <h1>{texts.title}</h1>
            <p>{isAllowed ? texts.lead : texts.forbidden}</p>
          </div>
          {batch && (
            <Screen
              {...{ texts, columns, language }}
              reasons={keptReasons(language)}
              api={`${routes.api}/imports/${batch.id}`}
            />
          )}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}

import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayImport } from '../../endpoints/imports';
import { COLUMNS, headingOf } from '../../exchange/columns';
import { batchOf, beginBatch } from '../../imports/batches';
import { toCmsLocale } from '../../queries/locale';
import { AdminPage } from '../AdminPage';
import { Screen } from './Screen.client';
import { importTexts, keptReasons } from './texts';

/** `/admin/import`: an editor's own files, and the last import. */
export async function ImportWorks(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload, user, i18n } = req;
  if (!user) redirect('/admin/login');
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
    <AdminPage view={view} title={texts.title} lead={isAllowed ? texts.lead : texts.forbidden}>
      {batch && (
        <Screen
          {...{ texts, columns, language }}
          reasons={keptReasons(language)}
          api={`/api/imports/${batch.id}`}
        />
      )}
    </AdminPage>
  );
}

import type { Metadata } from 'next';
import { cookies, draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { draftPage } from '@/components/preview/draftPage';
import { NoDraft } from '@/components/preview/NoDraft';
import { Ribbon } from '@/components/preview/Ribbon';
import { mayPreviewNow } from '@/lib/api/editorSessions';
import { isPreviewKind } from '@/lib/contract/editorial';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { single } from '@/lib/query';

type Props = PageProps<'/[locale]/preview'>;

/** For one editor: made for each request, kept nowhere. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'preview' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** A draft as its page will be. The middleware has looked at the cookie already; what shows a draft looks itself. */
export default async function PreviewPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const { kind: asked, id: askedId } = await searchParams;
  const [kind, id] = [single(asked) ?? '', single(askedId) ?? ''];
  const { isEnabled } = await draftMode();
  if (!isEnabled || !isPreviewKind(kind)) notFound();
  const item = { kind, id, locale };
  if (!mayPreviewNow(item, await cookies())) notFound();
  const draft = await draftPage(item);
  return (
    <>
      {draft ? draft.page : <NoDraft locale={locale} />}
      <Ribbon {...item} itemKey={draft?.key ?? id} />
    </>
  );
}

import type { Metadata } from 'next';
import { cookies, draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { DraftPage, NoDraft } from '@/components/preview/DraftPage';
import { Ribbon } from '@/components/preview/Ribbon';
import { mayPreviewNow } from '@/lib/api/editorSessions';
import { isPreviewKind } from '@/lib/contract/editorial';
import { readDraft } from '@/lib/pages/draft';
import { single } from '@/lib/query';

type Props = PageProps<'/[locale]/preview'>;

/** For one editor: rendered per request, never cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** A draft as its page would show it. The middleware has checked the cookie; this page checks it again. */
export default async function PreviewPage({ searchParams }: Props) {
  const locale = await getLocale();
  const { kind: kindParam, id: idParam } = await searchParams;
  const [kind, id] = [single(kindParam) ?? '', single(idParam) ?? ''];
  const { isEnabled } = await draftMode();
  if (!isEnabled || !isPreviewKind(kind)) notFound();
  const item = { kind, id, locale };
  if (!mayPreviewNow(item, await cookies())) notFound();
  const draft = await readDraft(item);
  return (
    <>
      {draft ? <DraftPage draft={draft} /> : <NoDraft />}
      <Ribbon kind={kind} id={id} itemKey={draft?.key ?? id} />
    </>
  );
}

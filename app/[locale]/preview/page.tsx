import type { Metadata } from 'next';
import { cookies, draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { DraftPage, NoDraft } from '@/components/preview/DraftPage';
import { LiveRefresh } from '@/components/preview/LiveRefresh.client';
import { Ribbon } from '@/components/preview/Ribbon';
import { liveItemOf, mayPreviewLiveNow, mayPreviewNow } from '@/lib/api/editorSessions';
import { isPreviewKind } from '@/lib/contract/editorial';
import { readDraft } from '@/lib/pages/preview';
import { single } from '@/lib/query';

type Props = PageProps<'/[locale]/preview'>;

/** For one editor: rendered per request, never cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/**
 * A draft as its page would show it; in the frame of the CMS's live preview, as it is being typed. The middleware has checked the
 * cookie; this page checks it again.
 */
export default async function PreviewPage({ searchParams }: Props) {
  const locale = await getLocale();
  const query = await searchParams;
  const get = (name: string) => single(query[name]) ?? null;
  const [kind, id] = [get('kind') ?? '', get('id') ?? ''];
  const { isEnabled } = await draftMode();
  if (!isEnabled || !isPreviewKind(kind)) notFound();
  const item = { kind, id, locale };
  const live = liveItemOf(item, { get });
  const jar = await cookies();
  if (!(live ? mayPreviewLiveNow(live, jar) : mayPreviewNow(item, jar))) notFound();
  const draft = await readDraft(item, live?.live);
  return (
    <>
      {draft ? <DraftPage draft={draft} /> : <NoDraft />}
      {live ? (
        <LiveRefresh origin={live.cms} />
      ) : (
        <Ribbon kind={kind} id={id} itemKey={draft?.key ?? id} />
      )}
    </>
  );
}

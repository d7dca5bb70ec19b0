import { getTranslations } from 'next-intl/server';
import { Artwork } from '@/components/artwork/Artwork';
import { NewsItem } from '@/components/news/NewsItem';
import { Empty } from '@/components/ui/Empty';
import { Main } from '@/components/ui/Main';
import { Year } from '@/components/year/Year';
import type { Draft } from '@/lib/pages/preview';

/** A draft as its page would show it. */
export function DraftPage({ draft }: { draft: Draft }) {
  if (draft.kind === 'albums') {
    const { album, year, neighbours } = draft;
    return <Artwork {...{ album, year, neighbours }} />;
  }
  if (draft.kind === 'news') {
    const { news, body, neighbours } = draft;
    return <NewsItem {...{ news, body, neighbours }} />;
  }
  return <Year page={draft.page} />;
}

/** The message for a draft that lacks what its page needs. */
export async function NoDraft() {
  const t = await getTranslations('preview');
  return (
    <Main className="wrap section">
      <Empty title={t('emptyTitle')} text={t('emptyText')} level={1} />
    </Main>
  );
}

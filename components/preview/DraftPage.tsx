import { useMessages } from 'next-intl';
import { Artwork } from '@/components/artwork/Artwork';
import { NewsItem } from '@/components/news/NewsItem';
import { Year } from '@/components/year/Year';
import type { Draft } from '@/lib/pages/draft';

/** A draft as its page will be. */
export function DraftPage({ draft }: { draft: Draft }) {
  const texts = useMessages();
  if (draft.kind === 'albums') {
    const { album, neighbours } = draft;
    return <Artwork {...{ album, texts, neighbours }} />;
  }
  if (draft.kind === 'news') {
    const { news, body, neighbours } = draft;
    return <NewsItem {...{ news, body, neighbours }} />;
  }
  return <Year page={draft.page} />;
}

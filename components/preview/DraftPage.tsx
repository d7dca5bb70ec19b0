import { Artwork } from '@/components/artwork/Artwork';
import { NewsItem } from '@/components/news/NewsItem';
import { Year } from '@/components/year/Year';
import type { Draft } from '@/lib/pages/draft';

/** A draft as its page would show it. */
export function DraftPage({ draft }: { draft: Draft }) {
  if (draft.kind === 'albums') {
    return <Artwork album={draft.album} neighbours={draft.neighbours} />;
  }
  if (draft.kind === 'news') {
    const { news, body, neighbours } = draft;
    return <NewsItem {...{ news, body, neighbours }} />;
  }
  return <Year page={draft.page} />;
}

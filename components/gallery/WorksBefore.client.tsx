'use client';

import { useHydrated } from '@/components/ui/useHydrated';
import { MoreButton } from '@/components/ui/MoreButton.client';
import { useGalleryContext } from './GalleryContext.client';

/** The way back from a later page. Those without a script have a link of their own. */
export function WorksBefore({ onAsk }: { onAsk: () => void }) {
  const { texts } = useGalleryContext();
  if (!useHydrated()) return null;
  return (
    <p className="wrap">
      <MoreButton text={texts.previousPage} isFetching={false} onRequest={onAsk} />
    </p>
  );
}

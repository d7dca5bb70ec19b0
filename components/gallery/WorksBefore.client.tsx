'use client';

import { useHydrated } from '@/components/ui/useHydrated';
import { MoreButton } from '@/components/ui/MoreButton.client';
import { useSurroundings } from './GalleryContext.client';

/** The way back from a later page. Those without a script have a link of their own. */
export function WorksBefore({ onAsk }: { onAsk: () => void }) {
  const { texts } = useSurroundings();
  if (!useHydrated()) return null;
  return (
    <p className="wrap">
      <MoreButton text={texts.previousPage} isAsking={false} onAsk={onAsk} />
    </p>
  );
}

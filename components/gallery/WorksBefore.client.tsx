'use client';

import buttons from '@/components/ui/buttons.module.css';
import { useHydrated } from '@/components/ui/useHydrated';
import { useSurroundings } from './GalleryContext.client';
import styles from './Gallery.module.css';

/** The way back from a later page. Those without a script have a link of their own. */
export function WorksBefore({ onAsk }: { onAsk: () => void }) {
  const { texts } = useSurroundings();
  if (!useHydrated()) return null;
  return (
    <p className="wrap">
      <button
        type="button"
        className={`noPrint ${buttons.link} ${styles.before}`}
        onClick={() => onAsk()}
      >
        {texts.previousPage}
      </button>
    </p>
  );
}

'use client';

import buttons from '@/components/ui/buttons.module.css';
import { useHydrated } from '@/components/ui/useHydrated';

/** Without a script the browser's own menu prints. */
export function PrintButton({ text }: { text: string }) {
  if (!useHydrated()) return null;
  return (
    <button type="button" className={buttons.button} onClick={() => window.print()}>
      {text}
    </button>
  );
}

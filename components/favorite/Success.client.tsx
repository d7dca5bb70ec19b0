'use client';

import { useEffect, useRef } from 'react';
import { RESULT_ID } from '@/lib/state/favoriteForm';
import { Alert } from '../ui/Alert';
import type { FavoriteTexts } from '@/lib/i18n/messages';

type Props = { texts: FavoriteTexts['result']; galleryPath: string };

/** §4: replaces the form, and takes the focus, which would be lost with the form. */
export function Success({ texts, galleryPath }: Props) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert id={RESULT_ID} tone="ok" title={texts.success} ref={alert}>
      <p>{texts.successText}</p>
      <a href={galleryPath} className="arrowLink">
        {texts.more}
      </a>
    </Alert>
  );
}

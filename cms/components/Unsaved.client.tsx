'use client';

import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { useAskBeforeLanguage } from './useUnsaved.client';

/** Around all screens: what was typed isn't lost without a question. */
export function Unsaved({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useAskBeforeLanguage(t('general:changesNotSaved'));
  return children;
}

'use client';

import { useAuth, useTranslation, type UserWithToken } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { ask } from './ask';
import { useDrawersAsk } from './useDrawersAsk.client';
import { useAskBeforeReset, useKeptSession } from './useUnsaved.client';

const GO_ON = '/api/editors/refresh-token';

/** Around all screens: what was typed isn't lost without a question. */
export function Unsaved({ children }: { children: ReactNode }) {
  const { setUser, tokenExpirationMs } = useAuth();
  const { t } = useTranslation();
  useAskBeforeReset(t('general:changesNotSaved'));
  useDrawersAsk();
  // Payload's own way leaves the form if the CMS can't answer at that moment. Here it is asked again a minute later.
  useKeptSession(tokenExpirationMs, () => {
    void ask<UserWithToken>(GO_ON, { method: 'POST' }).then(setUser, () => undefined);
  });
  return children;
}

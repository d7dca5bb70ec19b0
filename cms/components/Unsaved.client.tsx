'use client';

import { useAuth, useTranslation, type UserWithToken } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { ask } from './ask';
import { useDrawersAsk } from './useDrawersAsk.client';
import { useAskBeforeReset, useKeptSession } from './useUnsaved.client';

const GO_ON = '/api/editors/refresh-token';

/** Around all screens: what was typed isn't lost without a question. */
export function Unsaved({ children }: { children: ReactNode }) {
  const { fetchFullUser, setUser, token, tokenExpirationMs, user } = useAuth();
  const { t } = useTranslation();
  useAskBeforeReset(t('general:changesNotSaved'));
  useDrawersAsk();
  useKeptSession(
    tokenExpirationMs,
    (ms) => user && setUser({ user, token, exp: ms / 1000 }),
    // Payload's own way leaves the form if the CMS can't answer at that moment. Here it is asked again a minute later.
    () => {
      void ask<UserWithToken>(GO_ON, { method: 'POST' }).then(setUser, () => undefined);
    },
  );
  useSessionOfOthers(Boolean(user), fetchFullUser);
  return children;
}

/** Another tab may have kept the session that was over in this one: then "Log out" would end nothing. Payload itself asks at the start alone. */
function useSessionOfOthers(isSignedIn: boolean, look: () => unknown) {
  const pathname = usePathname();
  const seen = useRef(pathname);
  const lookIfOut = useEffectEvent(() => {
    if (!isSignedIn) look();
  });
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    lookIfOut();
  }, [pathname]);
}

'use client';

import {
  ServerFunctionsContext,
  useServerFunctions,
  useTranslation,
  type ServerFunctionsContextType,
} from '@payloadcms/ui';
import { useMemo, type ReactNode } from 'react';

/** Of cms/schedules/schedulePublish.ts. */
type Answer = { error?: string; message?: string };

/**
 * Around all screens: what couldn't be planned or taken back, the drawer "Schedule publish" tells. It tells what is thrown, while
 * Payload's own function returns each failure, which the drawer takes for a success.
 */
export function Plans({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const { t } = useTranslation();
  const value = useMemo((): ServerFunctionsContextType => {
    const ask = async (args: Record<string, unknown>) =>
      (await functions.serverFunction({ name: 'schedule-publish', args })) as Answer;
    return {
      ...functions,
      schedulePublish: async ({ signal: _signal, ...args }) => {
        const answer = await ask(args).catch(() => ({ error: t('error:unspecific') }));
        if (answer.error) throw new Error(answer.error);
        return answer;
      },
    };
  }, [functions, t]);
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>;
}

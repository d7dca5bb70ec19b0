'use client';

import {
  ServerFunctionsContext,
  useServerFunctions,
  useTranslation,
  type ServerFunctionsContextType,
} from '@payloadcms/ui';
import { useMemo, type ReactNode } from 'react';

/** Of `answered` in cms/refusal.ts. */
type Answer = { error?: string; message?: string };

/**
 * Around all screens: the drawers "Schedule publish" and "Copy to locale" tell what is thrown. Payload's own functions return what
 * couldn't be planned, which the drawer takes for a success, and throw what couldn't be copied after a build has taken its words away.
 */
export function Refusals({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const { t } = useTranslation();
  const value = useMemo((): ServerFunctionsContextType => {
    const ask = async (name: string, args: Record<string, unknown>) =>
      (await functions.serverFunction({ name, args })) as Answer;
    const askSure = async (name: string, args: Record<string, unknown>) => {
      const answer = await ask(name, args).catch(() => ({ error: t('error:unspecific') }));
      if (answer.error) throw new Error(answer.error);
      return answer;
    };
    return {
      ...functions,
      schedulePublish: ({ signal: _signal, ...args }) => askSure('schedule-publish', args),
      copyDataFromLocale: async ({ signal: _signal, ...args }) => ({
        data: await askSure('copy-data-from-locale', args),
      }),
    };
  }, [functions, t]);
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>;
}

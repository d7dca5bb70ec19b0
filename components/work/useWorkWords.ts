import { useLocale, useMessages } from 'next-intl';
import type { WorkWords } from '@/lib/i18n/workWords';

/** For what the server draws. What the browser draws is given them. */
export const useWorkWords = (): WorkWords => ({ ...useMessages().work, locale: useLocale() });

import { useLocale, useMessages } from 'next-intl';
import type { WorkWords } from '@/lib/domain/workWords';

/** For what the server draws. What the browser draws is given them. */
export const useWorkWords = (): WorkWords => ({ ...useMessages().work, locale: useLocale() });

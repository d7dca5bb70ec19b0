import { useLocale, useMessages } from 'next-intl';
import type { WorkWords } from '@/lib/domain/workWords';

/** For server components; client components get them as props. */
export const useWorkWords = (): WorkWords => ({ ...useMessages().work, locale: useLocale() });

import 'server-only';
import { wireArea, wireAreaProps } from '@/lib/contract/area';
import { toArea, type Area } from '@/lib/domain/area';
import { toWireLocale } from '@/lib/i18n/locales';
import { cached } from './cached';
import { call, kept } from './call';

const ask = cached(
  'childAreas',
  () => ['areas'],
  async (locale: string): Promise<Area[]> => {
    const { areas } = await call(
      'childAreas',
      { query: { locale } },
      { schema: wireAreaProps, part: 'props' },
    );
    return kept('childAreas', wireArea, areas).map(toArea);
  },
);

/** §7 area/getChildAreasByPId/0: the countries. The language of their names is ours to ask for. */
export const getChildAreasByPId = (locale = ''): Promise<Area[]> => ask(toWireLocale(locale));

import 'server-only';
import { wireArea, wireAreaProps } from '@/lib/contract/area';
import { toArea, type Area } from '@/lib/domain/area';
import { cached } from './cached';
import { call, kept } from './call';

/** §7 area/getChildAreasByPId/0: the countries. */
export const getChildAreasByPId = cached(
  'childAreas',
  () => ['areas'],
  async (): Promise<Area[]> => {
    const { areas } = await call('childAreas', {}, { schema: wireAreaProps, part: 'props' });
    return kept('childAreas', wireArea, areas).map(toArea);
  },
);

import type { WireArea } from '@/lib/contract/area';
import { findAreas, type AreaRow } from '../queries/areas';
import type { Answer, Call } from './answer';
import { localeOf } from './params';

const toWireArea = ({ id, name, code }: AreaRow): WireArea => ({
  id: String(id),
  name: name ?? code,
  code,
});

/** §7 area/getChildAreasByPId/0: the only call that answers in props. */
export async function getChildAreasByPId({ query }: Call): Promise<Answer> {
  return { props: { areas: (await findAreas(localeOf(query))).map(toWireArea) } };
}

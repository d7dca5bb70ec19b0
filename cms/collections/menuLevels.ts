import type { PayloadRequest, RelationshipFieldSingleValidation } from 'payload';
import { DRAWER_MENU_LEVELS } from '@/lib/constants';
import type { English } from '../words/words';

const TOO_DEEP = `At most ${DRAWER_MENU_LEVELS} levels.` as const satisfies English;
const IN_CIRCLE = 'An item cannot be below itself.' satisfies English;

const numericId = (value: unknown) => (typeof value === 'number' ? value : null);

/** Whether there are items so many levels below an item. */
async function reachesBelow(id: number, levels: number, req: PayloadRequest) {
  let ids = [id];
  for (let below = 1; below <= levels && ids.length > 0; below += 1) {
    const { docs } = await req.payload.find({
      collection: 'menus',
      where: { parent: { in: ids } },
      ...{ depth: 0, pagination: false, select: {}, req },
    });
    ids = docs.map((item) => item.id);
  }
  return ids.length > 0;
}

/** §9 Drawer menu levels: counts the parents, and what comes along below the item. */
export const isWithinThreeLevels: RelationshipFieldSingleValidation = async (
  value,
  { id, req },
) => {
  let level = 1;
  let parent = numericId(value);
  while (parent !== null) {
    level += 1;
    if (parent === id) return IN_CIRCLE;
    if (level > DRAWER_MENU_LEVELS) return TOO_DEEP;
    const item = await req.payload.findByID({
      collection: 'menus',
      id: parent,
      depth: 0,
      disableErrors: true,
      req,
    });
    parent = numericId(item?.parent);
  }
  const own = numericId(id);
  // The bar's own items may have as many below them as there are.
  if (own === null || level === 1) return true;
  const free = DRAWER_MENU_LEVELS - level;
  return (await reachesBelow(own, free + 1, req)) ? TOO_DEEP : true;
};

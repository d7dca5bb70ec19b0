import type { RelationshipFieldSingleValidation } from 'payload';
import { DRAWER_MENU_LEVELS } from '@/lib/constants';

const TOO_DEEP = `At most ${DRAWER_MENU_LEVELS} levels.`;
const IN_CIRCLE = 'An item cannot be below itself.';

const idOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** §9 Drawer menu levels: counts the parents. The item's children are checked when they are saved. */
export const isWithinThreeLevels: RelationshipFieldSingleValidation = async (
  value,
  { id, req },
) => {
  let parent = idOf(value);
  for (let level = 2; parent !== null; level += 1) {
    if (parent === id) return IN_CIRCLE;
    if (level > DRAWER_MENU_LEVELS) return TOO_DEEP;
    const item = await req.payload.findByID({
      collection: 'menus',
      id: parent,
      depth: 0,
      disableErrors: true,
      req,
    });
    parent = idOf(item?.parent);
  }
  return true;
};

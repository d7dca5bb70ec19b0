/** They turn the direction of whatever is drawn after them. */
const DIRECTIONS = /\p{Bidi_Control}/gu;
/** No blank, no mark for joining or breaking, and none of the letters that are empty by design: Korean fillers, a pattern without dots. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** §5: a visitor's name as it is stored; '' when nothing of it can be seen. Marks that join letters stay: some scripts need them. */
export function normalisedName(value: string): string {
  const name = value.replace(DIRECTIONS, '').trim();
  return SEEN.test(name) ? name : '';
}

/** Of answers for one editor, whose addresses no other site hears of. */
export const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export const refused = (status: number, message: string) =>
  Response.json({ message }, { status, headers: PRIVATE });

import { object, type InferType } from 'yup';
import { id, numeric, text } from './fields';

/** The icons of the site that a menu item may name in `icon`; any other name draws nothing. */
export const MENU_ICONS = [
  'globe',
  'mail',
  'place',
  'phone',
  'play',
  'outside',
  'instagram',
  'youtube',
  'facebook',
  'wechat',
  'weibo',
  'x',
] as const;

/** §3 Menu item. type: 0 normal, 1 group or content, 2 opens a link externally. pId '0' is the root. */
export const wireMenuItem = object({
  id: id(),
  pId: text(),
  type: numeric().oneOf([0, 1, 2, null]),
  name: text(),
  icon: text(),
  img: text(),
  link: text(),
  langkey: text(),
});

export type WireMenuItem = InferType<typeof wireMenuItem>;

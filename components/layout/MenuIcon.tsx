import type { MENU_ICONS } from '@/lib/contract/menuItem';
import type { MenuItem } from '@/lib/domain/menuItem';
import { Icon, LineDrawing } from '../ui/Icon';
import { ItemPicture } from './ItemPicture';
import styles from './ItemPicture.module.css';

type Name = (typeof MENU_ICONS)[number];

/** Of the site's own icons. */
const SHARED = ['globe', 'play', 'outside'] as const;
type Shared = (typeof SHARED)[number];

const DRAWINGS: Record<Exclude<Name, Shared>, React.ReactNode> = {
  mail: <path d="M3 5.5h18v13H3zM3.5 6l8.5 7L20.5 6" />,
  place: (
    <>
      <path d="M12 21s7-6.5 7-11.5a7 7 0 1 0-14 0C5 14.5 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.3" />
    </>
  ),
  phone: (
    <path d="M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.1" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path fill="currentColor" d="m10.5 9.5 4 2.5-4 2.5z" />
    </>
  ),
  facebook: (
    <path d="M14.5 21v-7.5h3l.5-3.5h-3.5V8c0-1.2.6-1.7 1.7-1.7H18V3.2h-2.5C12.7 3.2 11 4.8 11 7.6V10H8v3.5h3V21" />
  ),
  wechat: (
    <path d="M9.5 4.5c-4 0-7 2.5-7 5.5 0 1.8 1 3.3 2.6 4.3l-.6 2.2L7 15.2c4 1 9-1 9-5.2 0-3-2.8-5.5-6.5-5.5zm7.5 6c2.8.5 4.5 2.3 4.5 4.5 0 1.4-.8 2.6-2 3.4l.4 1.8-2-1c-3 .7-5.6-.4-6.6-2.4M7.3 8.8v.1m4.5-.1v.1" />
  ),
  weibo: (
    <path d="M10 8.5c-4 .5-7 3.3-7 6.2 0 2.6 3 4.8 7.2 4.8 4.4 0 8-2.4 8-5.2 0-1.7-1.2-2.6-2.7-3 .6-2-.6-3.2-3.5-2.3C12 8.2 11.5 8.3 10 8.5zM16 4.5a5 5 0 0 1 4.5 5.5" />
  ),
  x: <path d="m4 4 16 16M20 4 4 20" />,
};

const isDrawn = (name: string): name is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, name);

/** The icon that editors set for a menu item or an address; an unknown name draws nothing. */
export function MenuIcon({ name, className }: { name: string; className?: string }) {
  const shared = SHARED.find((one) => one === name);
  if (shared) return <Icon name={shared} className={className} />;
  if (!isDrawn(name)) return null;
  return <LineDrawing className={className}>{DRAWINGS[name]}</LineDrawing>;
}

/** §3: a menu item's picture, else its icon, else nothing. */
export const MenuPicture = ({ img, icon }: Pick<MenuItem, 'img' | 'icon'>) =>
  img ? <ItemPicture img={img} /> : <MenuIcon name={icon} className={styles.root} />;

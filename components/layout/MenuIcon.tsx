import type { MENU_ICONS } from '@/lib/contract/menuItem';
import type { MenuEntry } from '@/lib/domain/menuEntry';
import { Icon } from '../ui/Icon';
import { ItemPicture } from './ItemPicture';
import styles from './ItemPicture.module.css';

/** The contract's own list would bring all of the contract into the browser. */
const KNOWN: Readonly<Record<(typeof MENU_ICONS)[number], true>> = {
  globe: true,
  mail: true,
  place: true,
  phone: true,
  play: true,
  outside: true,
  instagram: true,
  youtube: true,
  facebook: true,
  wechat: true,
  weibo: true,
  x: true,
};

const isKnown = (name: string): name is keyof typeof KNOWN => Object.hasOwn(KNOWN, name);

/** What editors may set beside a menu item or an address. Of another name nothing is drawn. */
export const MenuIcon = ({ name, className }: { name: string; className?: string }) =>
  isKnown(name) ? <Icon name={name} className={className} /> : null;

/** §3: a menu item's picture, else its icon, else nothing. */
export const MenuPicture = ({ img, icon }: Pick<MenuEntry, 'img' | 'icon'>) =>
  img ? <ItemPicture img={img} /> : <MenuIcon name={icon ?? ''} className={styles.root} />;

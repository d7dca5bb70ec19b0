import type { MenuItem } from '@/lib/domain/menuItem';
import { Icon, isIconName } from '../ui/Icon';
import styles from './MenuMark.module.css';

/** §3: the picture of a menu item or a language, else its icon. Its place is taken only when there is one. */
export function MenuMark({ img, icon }: Pick<MenuItem, 'img' | 'icon'>) {
  if (img) {
    // eslint-disable-next-line @next/next/no-img-element -- as small as a letter, and often a vector
    return <img src={img} alt="" width={24} height={24} className={styles.root} />;
  }
  return isIconName(icon) ? <Icon name={icon} className={styles.root} /> : null;
}

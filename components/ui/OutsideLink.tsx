import { Icon } from './Icon';
import styles from './SiteLink.module.css';

type Props = {
  href: string;
  /** Says that it opens in a new tab. */
  note: string;
  children: React.ReactNode;
} & Pick<React.ComponentProps<'a'>, 'aria-label' | 'id' | 'rel' | 'className'>;

/** §3 Menu item, type 2: outside, in a new tab. */
export const OutsideLink = ({ href, note, children, ...rest }: Props) => (
  <a href={href} target="_blank" rel="noopener" {...rest}>
    {children}
    <Icon name="outside" className={styles.outside} />
    <span className="visuallyHidden"> {note}</span>
  </a>
);

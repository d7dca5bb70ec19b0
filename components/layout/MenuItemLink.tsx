import type { MenuEntry } from '@/lib/domain/menuEntry';
import { isPagePath, ownPath } from '@/lib/i18n/localePath';
import { OutsideLink } from '../ui/OutsideLink';
import { useMenuWords } from './MenuWords.client';
import { NavLink } from './NavLink.client';

/** §3 Menu item: type 2 opens outside. */
const OUTSIDE = 2;

type Props = { item: MenuEntry; className?: string; children: React.ReactNode };

/** Where a menu item leads: a page of ours, marked when current, or another site. Plain text when it leads nowhere. */
export function MenuItemLink({ item: { link, type }, className, children }: Props) {
  const { locale, opensInNewTab } = useMenuWords();
  if (!link) return <span className={className}>{children}</span>;
  if (type === OUTSIDE) {
    return (
      <OutsideLink href={ownPath(locale, link)} note={opensInNewTab} className={className}>
        {children}
      </OutsideLink>
    );
  }
  if (isPagePath(link)) {
    return (
      <NavLink href={ownPath(locale, link)} className={className}>
        {children}
      </NavLink>
    );
  }
  return (
    <a href={link} rel="noopener" className={className}>
      {children}
    </a>
  );
}

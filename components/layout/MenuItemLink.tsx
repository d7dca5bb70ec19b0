import { useLocale } from 'next-intl';
import type { MenuItem } from '@/lib/domain/menuItem';
import { localePath } from '@/lib/i18n/localePath';
import { SiteLink } from '../ui/SiteLink';
import { NavLink } from './NavLink.client';

/** §3 Menu item: type 2 opens outside. */
const OUTSIDE = 2;

type Props = { item: MenuItem; className?: string; children: React.ReactNode };

/** A menu item: a link to a page of ours, marked when current, or to another site. Plain text without a link. */
export function MenuItemLink({ item, className, children }: Props) {
  const locale = useLocale();
  if (!item.link) return <span className={className}>{children}</span>;
  if (item.type !== OUTSIDE && item.link.startsWith('/')) {
    return (
      <NavLink href={localePath(locale, item.link)} className={className}>
        {children}
      </NavLink>
    );
  }
  return (
    <SiteLink href={item.link} className={className} outside={item.type === OUTSIDE}>
      {children}
    </SiteLink>
  );
}

'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { splitLocale } from '@/lib/i18n/localePath';

type Props = {
  /** As visitors of the page's language see it. */
  href: string;
  className?: string;
  children: React.ReactNode;
};

/** A link of the site's frame, marked when it leads to the page that is shown. */
export function NavLink({ href, className, children }: Props) {
  const { path } = splitLocale(usePathname());
  const isCurrent = splitLocale(href).path === path;
  return (
    <Link
      href={href}
      prefetch={false}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}

'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { splitLocale } from '@/lib/i18n/localePath';
import { menuPathOf } from '@/lib/routes';

type Props = {
  /** With the language prefix. */
  href: string;
  className?: string;
  children: React.ReactNode;
};

function currentOf(target: string, path: string): 'page' | 'true' | undefined {
  if (target === path) return 'page';
  return target === menuPathOf(path) ? 'true' : undefined;
}

/** A navigation link, marked when it leads to the current page or to its parent in the menu. */
export function NavLink({ href, className, children }: Props) {
  const { path } = splitLocale(usePathname());
  return (
    <Link
      href={href}
      prefetch={false}
      className={className}
      aria-current={currentOf(splitLocale(href).path, path)}
    >
      {children}
    </Link>
  );
}

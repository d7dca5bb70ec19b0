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

function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  const [target, here] = [splitLocale(href), splitLocale(pathname)];
  if (target.locale !== here.locale) return undefined;
  if (target.path === here.path) return 'page';
  return target.path === menuPathOf(here.path) ? 'true' : undefined;
}

/** A navigation link, marked when it leads to the current page, in this language, or to its parent in the menu. */
export function NavLink({ href, className, children }: Props) {
  const pathname = usePathname();
  return (
    <Link
      href={href}
      prefetch={false}
      className={className}
      aria-current={currentOf(href, pathname)}
    >
      {children}
    </Link>
  );
}

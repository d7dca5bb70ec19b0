'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { splitLocale } from '@/lib/i18n/localePath';
import { menuPathOf } from '@/lib/routes';

type Props = {
  /** As visitors of the page's language see it. */
  href: string;
  className?: string;
  children: React.ReactNode;
};

function currentOf(target: string, path: string): 'page' | 'true' | undefined {
  if (target === path) return 'page';
  return target === menuPathOf(path) ? 'true' : undefined;
}

/** A link of the site's frame, marked when it leads to the page that is shown, or to the one it belongs to. */
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

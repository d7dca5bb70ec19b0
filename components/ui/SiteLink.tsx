import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { isPagePath, ownPath } from '@/lib/i18n/localePath';
import { OutsideLink } from './OutsideLink';

type Props = {
  /** A path, of a page without its locale or of a file, or an external address. */
  href: string;
  children: React.ReactNode;
  className?: string;
  /** §3 Menu item, type 2: external, in a new tab. */
  outside?: boolean;
} & Pick<React.ComponentProps<'a'>, 'aria-current' | 'aria-label' | 'id' | 'rel' | 'style'>;

/** A link that adds the page's language, and is marked when it leaves the site. */
export function SiteLink({ href, children, outside = false, ...rest }: Props) {
  const locale = useLocale();
  const t = useTranslations('common');
  if (outside) {
    return (
      <OutsideLink href={href} note={t('opensInNewTab')} {...rest}>
        {children}
      </OutsideLink>
    );
  }
  if (!isPagePath(href)) {
    return (
      <a href={href} rel="noopener" {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link href={ownPath(locale, href)} prefetch={false} {...rest}>
      {children}
    </Link>
  );
}

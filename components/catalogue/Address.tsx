import { useLocale } from 'next-intl';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import { localePath } from '@/lib/i18n/localePath';

type Props = { path: string; className?: string };

/** A page's address as one types it; a link on the screen and in a PDF. */
export function Address({ path, className }: Props) {
  const locale = useLocale();
  return (
    <a href={localePath(locale, path)} dir="ltr" className={className}>
      {pageAddress(locale, path).replace(/^https?:\/\//, '')}
    </a>
  );
}

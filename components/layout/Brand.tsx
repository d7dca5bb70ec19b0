import { useTranslations } from 'next-intl';
import type { Logo as GivenLogo } from '@/lib/domain/sitePages';
import { ROUTES } from '@/lib/routes';
import { Logo } from '../ui/Logo';
import { SiteLink } from '../ui/SiteLink';
import styles from './Brand.module.css';

/** The way home: the service's logo, or the built-in logo and name. */
export function Brand({ logo }: { logo: GivenLogo }) {
  const t = useTranslations('layout');
  return (
    <SiteLink href={ROUTES.home} className={styles.root} aria-label={t('home')}>
      {logo.img ? (
        // eslint-disable-next-line @next/next/no-img-element -- a logo is small, and often a vector
        <img src={logo.img} alt={logo.alt} className={styles.logo} />
      ) : (
        <>
          <Logo className={styles.mark} />
          <span dir="ltr" lang="en" className={styles.name}>
            One World,
            <br />
            One Future
          </span>
        </>
      )}
    </SiteLink>
  );
}

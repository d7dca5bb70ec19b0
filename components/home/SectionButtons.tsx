import { useTranslations } from 'next-intl';
import { ROUTES } from '@/lib/routes';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import styles from './SectionButtons.module.css';

type ButtonProps = {
  href: string;
  title: string;
  text: string;
  variant?: 'live' | 'apply';
};

function SectionButton({ href, title, text, variant }: ButtonProps) {
  return (
    <li className={styles.item} data-variant={variant}>
      <SiteLink href={href} className={styles.link}>
        <b className={styles.title}>
          {variant === 'live' && <span className={styles.dot} />}
          {title}
        </b>
        <span className={styles.text}>{text}</span>
        <Icon name="next" className={`${styles.arrow} flipX`} />
      </SiteLink>
    </li>
  );
}

/** §2 Home: Online Gallery, Online Video, Live Video, and Apply, which links to the external upload system. */
export function SectionButtons({ applyUrl }: { applyUrl: string }) {
  const t = useTranslations('home.sections');
  return (
    <nav aria-label={t('title')} className="wrap noPrint">
      <ul role="list" className={styles.root}>
        <SectionButton href={ROUTES.albumsView} title={t('gallery')} text={t('galleryText')} />
        <SectionButton href={ROUTES.videosView} title={t('video')} text={t('videoText')} />
        <SectionButton
          href={ROUTES.videosLive}
          title={t('live')}
          text={t('liveText')}
          variant="live"
        />
        <SectionButton
          href={applyUrl || ROUTES.exh}
          title={t('apply')}
          text={t('applyText')}
          variant="apply"
        />
      </ul>
    </nav>
  );
}

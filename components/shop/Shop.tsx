import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { Kicker } from '@/components/ui/Kicker';
import { Main } from '@/components/ui/Main';
import { Picture } from '@/components/ui/Picture.client';
import { PictureViewer } from '@/components/ui/PictureViewer.client';
import { pictureViewerTexts } from '@/components/ui/pictureViewerTexts';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Picture as PictureData } from '@/lib/domain/picture';
import { ROUTES } from '@/lib/routes';
import styles from './Shop.module.css';

const SIZES = '(width < 64rem) 92vw, 66rem';

function Closed() {
  const t = useTranslations('shop');
  return (
    <div className={styles.closed}>
      <p className={styles.words}>{t('closed')}</p>
      <SiteLink href={ROUTES.albumsView} className="button">
        {t('gallery')}
        <Icon name="next" className="flipX" />
      </SiteLink>
    </div>
  );
}

function Shelf({ picture: { imgUrl, alt, width, height } }: { picture: PictureData }) {
  const t = useTranslations('shop');
  const past = useTranslations('home.past');
  return (
    <figure className={styles.shelf}>
      <PictureViewer texts={pictureViewerTexts(t('viewer'), past)}>
        <a href={imgUrl} className={styles.link}>
          <Picture src={imgUrl} alt={alt || t('alt')} {...{ width, height }} sizes={SIZES} first />
          <span className="visuallyHidden"> {t('open')}</span>
        </a>
      </PictureViewer>
      <figcaption className={styles.caption}>{t('caption')}</figcaption>
    </figure>
  );
}

/** §2 /shop: a single picture of the art shop. */
export function Shop({ picture }: { picture: PictureData }) {
  const t = useTranslations('shop');
  return (
    <Main data-year="2023">
      <div className={`wrap ${styles.head}`}>
        <Kicker cut={1}>{t('kicker')}</Kicker>
        <h1 className={styles.title}>{t('title')}</h1>
      </div>
      <div className={styles.room}>{picture.imgUrl ? <Shelf picture={picture} /> : <Closed />}</div>
    </Main>
  );
}

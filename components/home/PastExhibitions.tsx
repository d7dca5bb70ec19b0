import { useTranslations } from 'next-intl';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture.client';
import { SectionHead } from '../ui/SectionHead';
import styles from './PastExhibitions.module.css';
import { PictureViewer } from '../ui/PictureViewer.client';
import { pictureViewerTexts } from '../ui/pictureViewerTexts';

/** §2 Home: 13 static images, in public/past. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
const SIZE = { width: 1200, height: 900 };
/** Files of 4:3, shown 132 or 200 px high and cropped. Of a tablet's three columns one may be wider than that. */
const SIZES = '(width < 40rem) 180px, (width < 64rem) 305px, 267px';

const pathOf = (number: number) => `/past/past-${String(number).padStart(2, '0')}.jpg`;

/** `hasYears`: whether the page has them to lead to. */
export function PastExhibitions({ hasYears }: { hasYears: boolean }) {
  const t = useTranslations('home.past');
  const total = NUMBERS.length;
  return (
    <section id="past" className={`section later ${styles.root}`} aria-labelledby="pastTitle">
      <div className="wrap">
        <SectionHead title={t('title')} id="pastTitle" />
        <PictureViewer texts={pictureViewerTexts(t('viewer'), t)} size={SIZE}>
          <ul role="list" className={styles.grid}>
            {NUMBERS.map((number) => {
              const caption = t(`pictures.${number}`);
              const label = t('open', { number, total, caption });
              return (
                <li key={number}>
                  <a href={pathOf(number)} aria-label={label} className={styles.link}>
                    <Picture src={pathOf(number)} alt={caption} {...SIZE} sizes={SIZES} />
                  </a>
                </li>
              );
            })}
            <li className={styles.note}>
              <p className={styles.words}>
                {t('note')}
                <br />
                {t('hint')}
              </p>
              {hasYears && (
                <a href="#years" className="arrowLink">
                  {t('all')}
                  <Icon name="next" className="flipX" />
                </a>
              )}
            </li>
          </ul>
        </PictureViewer>
      </div>
    </section>
  );
}

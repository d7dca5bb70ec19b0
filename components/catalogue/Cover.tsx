import { useTranslations } from 'next-intl';
import { useWorkWords } from '@/components/work/useWorkWords';
import { altOf } from '@/lib/domain/workWords';
import type { Catalogue } from '@/lib/pages/catalogue';
import { PrintedPicture } from './PrintedPicture.client';
import { Sheet } from './Sheet';
import styles from './Cover.module.css';

/** The exhibition, its year and its first work. */
export function Cover({ catalogue }: { catalogue: Catalogue }) {
  const t = useTranslations();
  const words = useWorkWords();
  const { year, content, book, page, pages } = catalogue;
  const work = book.works[0]?.entry.work;
  return (
    <Sheet className={styles.root}>
      <div>
        <p className={styles.site}>{t('common.siteName')}</p>
        <p className={styles.numeral}>{year}</p>
      </div>
      {work && (
        <PrintedPicture
          src={work.imgUrl}
          alt={altOf(work, words)}
          width={work.width}
          height={work.height}
          first
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.theme}>
          <bdi>{content.theme || content.title || t('catalogue.kicker')}</bdi>
        </h2>
        <p>{t('catalogue.title', { year })}</p>
        {pages > 1 && <p>{t('catalogue.volume', { page, pages })}</p>}
      </div>
    </Sheet>
  );
}

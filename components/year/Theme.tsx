import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/Disc';
import { FramedPicture } from '@/components/ui/FramedPicture.client';
import type { Picture as PictureData } from '@/lib/domain/picture';
import type { YearContent } from '@/lib/domain/years';
import { Section } from './Section';
import styles from './Theme.module.css';

type Props = { content: YearContent; pictures: PictureData[] };

const SIZES = '(width < 64rem) 90vw, 28rem';

function Hung({ picture, year }: { picture: PictureData; year: string }) {
  const t = useTranslations('year');
  const { imgUrl, alt, width, height } = picture;
  return (
    <FramedPicture
      src={imgUrl}
      alt={alt || t('workAlt', { year })}
      {...{ width, height }}
      sizes={SIZES}
    />
  );
}

function Subthemes({ content: { subthemes, year }, pictures }: Props) {
  // One above each subtheme, or none: a picture without a subtheme would mislead.
  const hung = pictures.length === subthemes.length ? pictures : [];
  return (
    <ul role="list" className={styles.subthemes}>
      {subthemes.map(({ title, text }, index) => (
        <li key={title} className={styles.subtheme}>
          {hung[index] ? (
            <Hung picture={hung[index]} year={year} />
          ) : (
            <Disc cut={index} className={styles.disc} />
          )}
          <div>
            <h3 className={styles.name}>
              <bdi>{title}</bdi>
            </h3>
            {text && (
              <p>
                <bdi>{text}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** §1: theme and subthemes; without subthemes, two of the year's works. */
export function Theme({ content, pictures }: Props) {
  const t = useTranslations('year');
  const { subthemes, title, theme, year } = content;
  const kicker = subthemes.length > 0 ? t('subthemes') : t('sections.theme');
  if (subthemes.length > 0) {
    return (
      <Section id="theme" title={<bdi>{title || theme || kicker}</bdi>} kicker={kicker}>
        <Subthemes content={content} pictures={pictures} />
      </Section>
    );
  }
  return (
    <Section id="theme" title={<bdi>{title || theme}</bdi>} kicker={kicker} rail>
      {title && theme && (
        <p className={styles.theme}>
          <bdi>{theme}</bdi>
        </p>
      )}
      {pictures.length > 0 && (
        <div className={styles.pair}>
          {pictures.slice(0, 2).map((picture) => (
            <Hung key={picture.imgUrl} picture={picture} year={year} />
          ))}
        </div>
      )}
    </Section>
  );
}

import Link from 'next/link';
import { fill } from '@/lib/i18n/fill';
import { PictureViewer } from '@/components/ui/PictureViewer.client';
import { Frame } from '@/components/ui/Frame';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture.client';
import type { WorkWords } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import { certWe2020Path } from '@/lib/routes';
import type { FoundCertificate as Found } from '@/lib/state/certificateQuery';
import { WorkLabel } from '@/components/work/WorkLabel';
import type { CertificateTexts } from '@/lib/i18n/messages';
import styles from './FoundCertificate.module.css';

type Props = { words: WorkWords; texts: CertificateTexts; num: string; found: Found };

/** Pictures that open full screen; the first click loads the viewer. */
function Photos({ photos, texts, num }: { photos: string[] } & Pick<Props, 'texts' | 'num'>) {
  const total = photos.length;
  const { viewer, position, close, zoom, previous, next, photoFailed: failed } = texts;
  return (
    <PictureViewer texts={{ viewer, position, close, zoom, previous, next, failed }}>
      <ul role="list" className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <a
              href={photo}
              className={styles.photo}
              aria-label={fill(texts.openPhoto, { number: index + 1, total })}
            >
              <Frame>
                <Picture
                  src={photo}
                  alt={fill(texts.photo, { number: index + 1, total, num })}
                  width={0}
                  height={0}
                  sizes="(width < 40rem) 90vw, 208px"
                />
              </Frame>
            </a>
          </li>
        ))}
      </ul>
    </PictureViewer>
  );
}

/** §8: what exists for the number, with or without a picture that can be shown. */
export function FoundCertificate({ words, texts, num, found: { photos, album } }: Props) {
  return (
    <div className={styles.root}>
      {photos.length > 0 ? (
        <Photos photos={photos} texts={texts} num={num} />
      ) : (
        <p className={styles.none}>{texts.noPhoto}</p>
      )}
      {album && (
        <div>
          <WorkLabel work={album} words={words} />
          <p className={styles.open}>
            <Link
              href={localePath(words.locale, certWe2020Path(album.id))}
              prefetch={false}
              className="arrowLink"
            >
              {texts.open}
              <Icon name="next" className="flipX" />
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture.client';
import { PictureViewer } from '@/components/ui/PictureViewer.client';
import { pictureViewerTexts } from '@/components/ui/pictureViewerTexts';
import styles from './Notices.module.css';

type Props = { pictures: string[]; papers: string[] };

const SIZES = '(width < 64rem) 45vw, 20rem';
const kindOf = (path: string) => path.split('.').at(-1)?.toUpperCase() ?? '';

/** §3 Exhibition config: notices. Pictures open full screen; other files are links. */
export function Notices({ pictures, papers }: Props) {
  const t = useTranslations('exh.notices');
  const past = useTranslations('home.past');
  if (pictures.length + papers.length === 0) return null;
  return (
    <section aria-labelledby="notices" className={styles.root}>
      <h2 id="notices" className={styles.title}>
        {t('title')}
      </h2>
      {pictures.length > 0 && (
        <PictureViewer texts={pictureViewerTexts(t('viewer'), past)}>
          <ul role="list" className={styles.pictures}>
            {pictures.map((src, index) => (
              <li key={src}>
                <a href={src} className={styles.picture}>
                  <Picture
                    src={src}
                    alt={t('notice', { number: index + 1 })}
                    width={0}
                    height={0}
                    sizes={SIZES}
                  />
                </a>
              </li>
            ))}
          </ul>
        </PictureViewer>
      )}
      {papers.length > 0 && (
        <ul role="list">
          {papers.map((path, index) => (
            <li key={path}>
              <a href={path} className="arrowLink">
                {t('paper', { number: pictures.length + index + 1, kind: kindOf(path) })}
                <Icon name="next" className="flipX" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

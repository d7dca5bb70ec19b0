import { useTranslations } from 'next-intl';
import { Kicker } from '@/components/ui/Kicker';
import { Main } from '@/components/ui/Main';
import { Picture } from '@/components/ui/Picture.client';
import { DEFAULT_SITE_LOCALE, localeOf } from '@/lib/i18n/locales';
import styles from './Announcement.module.css';
import { Call } from './Call';
import type { AnnouncementPage } from '@/lib/pages/exh';
import { Notices } from './Notices';

/** Shown in both languages at once, whatever the site's language (§2 /exh). */
const LANGUAGES = ['en', 'zh'] as const;

function Backgrounds({ images }: { images: string[] }) {
  if (images.length === 0) return null;
  // The only picture shown on a phone.
  const main = Math.floor(images.length / 2);
  return (
    <div className={styles.backgrounds} data-count={images.length}>
      {images.map((src, index) => (
        <div key={src} className={styles.background} data-main={index === main || undefined}>
          <Picture
            src={src}
            alt=""
            width={1920}
            height={1080}
            sizes={index === main ? '(width < 64rem) 100vw, 60vw' : '(width < 64rem) 1px, 50vw'}
            first={index === main}
          />
        </div>
      ))}
    </div>
  );
}

/** §2 /exh: title, background images, and the text in English and Chinese. */
export function Announcement({ page }: { page: AnnouncementPage }) {
  const t = useTranslations('exh');
  const { title, bgImgs, messages, uploadUrl, notices } = page;
  // A text that names no language is taken for English.
  const written = messages.map(({ lang }) => localeOf(lang || DEFAULT_SITE_LOCALE));
  const builtIn = LANGUAGES.filter((lang) => !written.includes(lang)).map((lang) => ({
    lang,
    title: '',
    html: '',
  }));
  return (
    <Main data-year="2022">
      <Backgrounds images={bgImgs} />
      <div className={styles.notice} data-alone={bgImgs.length === 0 || undefined}>
        <Kicker>{t('kicker')}</Kicker>
        <h1 className={styles.title}>
          <bdi>{title || t('name')}</bdi>
        </h1>
        <div className={styles.calls}>
          {[...messages, ...builtIn].map((message, index) => (
            <Call key={index} message={message} uploadUrl={uploadUrl} />
          ))}
        </div>
        <Notices {...notices} />
      </div>
    </Main>
  );
}
